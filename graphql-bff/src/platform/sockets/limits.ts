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
