import { watchProcessor } from '#test/processor.mjs';

/** Measures the phases of a run. */
export function createPhases() {
  const processor = watchProcessor();
  const times = [];
  return {
    times,
    async time(name, act) {
      const began = performance.now();
      const before = processor?.read();
      const answer = await act();
      const after = processor?.read();
      const used = before && Object.fromEntries(Object.keys(before).map((key) => [key, after[key] - before[key]]));
      times.push({ name, seconds: (performance.now() - began) / 1000, ...used });
      return answer;
    },
    close: () => processor?.stop(),
  };
}
