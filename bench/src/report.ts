/** One line of the report: our figure beside a ceiling that was measured in the same run. */
export interface Line {
  name: string;
  measured: string;
  ceiling: string;
  ratio: number;
  /** The promised ratio, if there is one. */
  promised?: number;
}

export function print(title: string, lines: Line[]) {
  console.log(`\n${title}`);
  for (const { name: what, measured: ours, ceiling, ratio, promised: wanted } of lines) {
    const verdict =
      wanted === undefined ? '' : ratio >= wanted ? `  (wanted ${wanted}: met)` : `  (wanted ${wanted}: MISSED)`;
    console.log(
      `  ${what.padEnd(44)} ${ours.padStart(16)}  of ${ceiling.padStart(16)}  = ${ratio.toFixed(3)}${verdict}`,
    );
  }
}

/** Milliseconds by name. */
export type Figures = Record<string, number>;

/** Each figure may be so many times its ceiling. */
export function compared(figures: Figures, ceilings: Figures, times: number): Line[] {
  return Object.entries(figures).map(([name, ms]) => {
    const ceiling = ceilings[name] ?? Number.NaN;
    return {
      name,
      measured: milliseconds(ms),
      ceiling: milliseconds(ceiling),
      ratio: ceiling / ms,
      promised: Number((1 / times).toFixed(2)),
    };
  });
}

const milliseconds = (ms: number) => `${ms.toFixed(2)} ms`;
