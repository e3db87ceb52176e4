/** The settings of the benchmark's child processes. */
export const config = {
  port: Number(process.env.BENCH_PORT ?? 0),
  redisUrl: process.env.BENCH_REDIS_URL ?? '',
  channel: process.env.BENCH_CHANNEL ?? '',
  frame: process.env.BENCH_FRAME ?? '',
  /** The file that holds it. */
  memorySchema: process.env.BENCH_SCHEMA ?? '',
  /** The size to which the catalogue benchmark grows the catalogue. */
  products: Number(process.env.BENCH_PRODUCTS ?? 1_000_000),
  /** The users and products to which the scale benchmark grows the database; a million takes half an hour. */
  scale: Number(process.env.BENCH_SCALE ?? 100_000),
  /** The lines of the file of products that is imported. */
  importLines: Number(process.env.BENCH_IMPORT_LINES ?? 100_000),
  /** A file that a child serves or loads, and the headers that it sends. */
  file: process.env.BENCH_FILE ?? '',
  headers: process.env.BENCH_HEADERS ?? '{}',
  /** The folder of another, built checkout whose pages are compared. */
  earlier: process.env.BENCH_EARLIER,
  /** The address of a running site on this machine, to visit instead of a new one. */
  site: process.env.BENCH_SITE,
  memoryAnswer: process.env.BENCH_ANSWER ?? '{"data":{}}',
};
