/** Set from our own largest operations with head-room; `tests/limits.test.ts` and `tests/cost.test.ts` hold both sides. */
export const limits = {
  bodyBytes: 100_000,

  /** Of a stranger's document, before it is validated or run. */
  tokens: 2_000,
  depth: 10,
  aliases: 20,
  directives: 20,
  selectedFields: 3_000,
  repeatedPairs: 10_000,
  /** By `costOf`. */
  cost: 60_000,
  callCost: 50,

  /** Of every operation, while it runs. */
  fields: 50_000,
  calls: 60,
  reads: 3_000,
  answerBytes: 2_000_000,
} as const;

/** Of registered documents, which are cheap and known: so many an address, as a whole university may share one. */
export const usualOperations = { points: 10_000, seconds: 10 };

/** How many sockets may be open in this process, altogether and from one address. */
export interface SocketLimits {
  all: number;
  /** A whole university may share an address. */
  perAddress: number;
  /** Of one person, on all their devices. */
  perPerson: number;
  /** On all these sockets together. */
  subscriptionsPerPerson: number;
}

export const usualSockets: SocketLimits = {
  all: 8_000,
  perAddress: 2_000,
  perPerson: 20,
  subscriptionsPerPerson: 60,
};

/** Of one socket. Each stream of an inbox may have a month sent again; a tab needs one. */
export const socketStreams = { all: 50, inboxes: 4 } as const;
