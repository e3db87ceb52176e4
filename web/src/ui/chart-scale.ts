/** Round marks for an axis from 0 to at least `max`: 1, 2 or 5 times a power of ten apart, at most `count` steps. */
export function axisTicks(max: number, count = 4): number[] {
  if (max <= 0) return [0];
  const rough = max / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((wide) => wide >= rough) ?? 10 * power;
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, n) => Number((n * step).toPrecision(12)));
}

/** Thousands as K: 500 is 0.5K, 12000 is 12K. */
export function inThousands(value: number): string {
  return `${(value / 1000).toLocaleString('en-GH', { maximumFractionDigits: 2 })}K`;
}

export interface Point {
  x: number;
  y: number;
}

/** Where the values lie in a field of this size, the first at the left edge and the last at the right. */
export function chartPoints(values: readonly number[], top: number, width: number, height: number): Point[] {
  const gap = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, n) => ({
    x: values.length > 1 ? n * gap : width / 2,
    y: height - (top > 0 ? (value / top) * height : 0),
  }));
}
