export interface ChartValue {
  /** The label under the axis. */
  label: string;
  /** The full name, for the table. */
  name: string;
  value: number;
  /** The formatted value. */
  text: string;
  /** Additional cells for the table. */
  more?: readonly string[];
}

interface LineChartProps {
  /** Describes the chart for screen readers. */
  caption: string;
  /** The table's column headings: the name, the value, and those of `more`. */
  columns: readonly [string, string, ...string[]];
  values: readonly ChartValue[];
  tickText: (tick: number) => string;
}

const width = 640;
const height = 212;
const left = 64;
/** The space below the line, for its dots and for the larger letters on a phone. */
const bottom = 36;
const inset = 20;

/** A line chart drawn without a library. A table with the same numbers serves screen readers. */
export function LineChart({ caption, columns, values, tickText }: LineChartProps) {
  const ticks = axisTicks(Math.max(0, ...values.map(({ value }) => value)));
  const top = ticks.at(-1) ?? 1;
  const fieldWidth = width - left - inset;
  const fieldHeight = height - bottom - inset;
  const pointsOf = (values: readonly number[]) =>
    chartPoints(values, top, fieldWidth, fieldHeight).map(({ x, y }) => ({ x: x + left, y: y + inset }));
  const points = pointsOf(values.map(({ value }) => value));
  const line = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const floor = inset + fieldHeight;
  return (
    <figure>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="w-full text-muted text-xs max-sm:text-xl">
        <Axis ticks={ticks} ys={ticks.map((tick) => pointsOf([tick])[0]?.y ?? 0)} tickText={tickText} />
        <polygon points={`${left},${floor} ${line} ${left + fieldWidth},${floor}`} className="fill-brand opacity-10" />
        <polyline
          points={line}
          fill="none"
          strokeWidth={2.5}
          strokeLinejoin="round"
          strokeLinecap="round"
          className="stroke-brand"
        />
        {points.map(({ x, y }, n) => (
          <g key={values[n]?.name}>
            <circle cx={x} cy={y} r={4} strokeWidth={2} className="fill-brand stroke-surface">
              <title>{`${values[n]?.name}: ${values[n]?.text}`}</title>
            </circle>
            {/* Half of the last label would be cut off. */}
            <text
              x={n === values.length - 1 ? x + inset : x}
              y={height - 4}
              textAnchor={n === values.length - 1 ? 'end' : 'middle'}
              className={labelStyle(values.length - 1 - n)}
            >
              {values[n]?.label}
            </text>
          </g>
        ))}
      </svg>
      <details className="mt-2 text-sm">
        <summary className="inline-flex min-h-11 items-center font-medium text-brand">Show as a table</summary>
        <ValueTable caption={caption} columns={columns} values={values} />
      </details>
    </figure>
  );
}

/** On a phone the letters are larger, so every other label is hidden. */
function labelStyle(fromEnd: number): string {
  return fromEnd % 2 === 0 ? 'fill-current' : 'fill-current max-sm:hidden';
}

function Axis({ ticks, ys, tickText }: { ticks: number[]; ys: number[]; tickText: (tick: number) => string }) {
  return ticks.map((tick, n) => (
    <g key={tick}>
      <line x1={left} x2={width - inset} y1={ys[n]} y2={ys[n]} className="stroke-line" />
      <text x={left - 8} y={ys[n]} dy="0.32em" textAnchor="end" className="fill-current tabular-nums">
        {tickText(tick)}
      </text>
    </g>
  ));
}

function ValueTable({ caption, columns, values }: Pick<LineChartProps, 'caption' | 'columns' | 'values'>) {
  return (
    <table className="w-full">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-line border-b text-muted">
          {columns.map((column, n) => (
            <th key={column} scope="col" className={`py-2 font-medium ${n === 0 ? 'text-left' : 'text-right'}`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {values.map(({ name, text, more = [] }) => (
          <tr key={name} className="border-line border-b last:border-0">
            <th scope="row" className="py-2 text-left font-normal">
              {name}
            </th>
            {[text, ...more].map((cell, n) => (
              <td key={columns[n + 1]} className="py-2 text-right tabular-nums">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Round tick values from 0 to at least `max`: 1, 2 or 5 times a power of ten apart, at most `count` steps. */
export function axisTicks(max: number, count = 4): number[] {
  if (max <= 0) return [0];
  const rough = max / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((wide) => wide >= rough) ?? 10 * power;
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, n) => Number((n * step).toPrecision(12)));
}

/** Formats thousands as K: 500 is 0.5K, 12000 is 12K. */
export function inThousands(value: number): string {
  return `${(value / 1000).toLocaleString('en-GH', { maximumFractionDigits: 2 })}K`;
}

interface Point {
  x: number;
  y: number;
}

/** Maps the values to points in a field of this size, the first at the left edge and the last at the right. */
export function chartPoints(values: readonly number[], top: number, width: number, height: number): Point[] {
  const gap = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, n) => ({
    x: values.length > 1 ? n * gap : width / 2,
    y: height - (top > 0 ? (value / top) * height : 0),
  }));
}
