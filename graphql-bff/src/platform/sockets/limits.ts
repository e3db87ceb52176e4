/** The maximum number of open sockets in this process, in total and per address. */
export interface SocketLimits {
  all: number;
  /** A whole university may share an address. */
  perAddress: number;
  /** Per user, on all their devices. */
  perPerson: number;
  /** On all sockets of a user together. */
  subscriptionsPerPerson: number;
}

export const usualSockets: SocketLimits = {
  all: 8_000,
  perAddress: 2_000,
  perPerson: 20,
  subscriptionsPerPerson: 60,
};

/** Per socket. Each inbox stream may replay a month of events; a tab needs one. */
export const socketStreams = { all: 50, inboxes: 4 } as const;
