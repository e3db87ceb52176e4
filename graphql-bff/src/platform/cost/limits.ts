/** Set from our own largest operations with head-room; `tests/limits.test.ts` and `tests/cost.test.ts` hold both sides. */
export const limits = {
  bodyBytes: 100_000,

  /** The tokens of an unregistered document, before it is validated. */
  tokens: 2_000,
  depth: 10,
  aliases: 20,
  directives: 20,
  selectedFields: 3_000,
  repeatedPairs: 10_000,
  /** The maximum of `costOf`. */
  cost: 74_000,
  callCost: 50,

  /** The wrong values that a registered document reports. */
  wrongVariables: 20,

  /** The fields of any operation, counted while it runs. */
  fields: 50_000,
  calls: 60,
  reads: 3_000,
  answerBytes: 2_000_000,
} as const;
