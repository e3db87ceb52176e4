export interface SocketLimits {
  all: number;
  /** A whole university may share an address. */
  perAddress: number;
}

export const usualSockets: SocketLimits = { all: 8_000, perAddress: 2_000 };

export type Places = ReturnType<typeof createPlaces>;

/** How many sockets may be open in this process. */
export function createPlaces({ all, perAddress }: SocketLimits) {
  const byAddress = new Map<string, number>();
  let open = 0;
  return {
    /** Why there is none. */
    refusal(address: string): [number, string] | null {
      if (open >= all) return [503, 'Service Unavailable'];
      return (byAddress.get(address) ?? 0) >= perAddress ? [429, 'Too Many Requests'] : null;
    },
    take(address: string): void {
      open += 1;
      byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
    },
    leave(address: string): void {
      open -= 1;
      const left = (byAddress.get(address) ?? 0) - 1;
      if (left > 0) byAddress.set(address, left);
      else byAddress.delete(address);
    },
  };
}
