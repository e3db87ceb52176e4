import { useOutside } from '#platform/page/use-outside.ts';
import { onPersonChange } from '#platform/person/person-change.ts';

/** How it stands with one product, as a change answers it and the inbox tells it. */
export interface Wish {
  productId: string;
  isFavorited: boolean;
  itemCount: number;
  version: number;
}

/** All wished products of this tab's person, and what is on its way: public pages know nothing of them. */
export function createWishes() {
  const nothing: ReadonlySet<string> = new Set();
  let ids = nothing;
  let pending = nothing;
  /** Null until the set has been read. */
  let version: number | null = null;
  /** When something last came to it: lists that were read before lack that. */
  let lastAdded = 0;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const withOrWithout = (set: ReadonlySet<string>, id: string, isIn: boolean) => {
    const changed = new Set(set);
    if (isIn) changed.add(id);
    else changed.delete(id);
    return changed;
  };
  return {
    has: (id: string) => ids.has(id),
    isPending: (id: string) => pending.has(id),
    version: () => version,
    lastAdded: () => lastAdded,
    /** Null until it has been read. */
    ids: () => (version === null ? null : ids),
    /** The whole set as it was read; an older one than what is known changes nothing. */
    put(read: { productIds: readonly string[]; version: number }) {
      if (version !== null && read.version < version) return;
      if (read.productIds.some((id) => !ids.has(id))) lastAdded = read.version;
      ids = new Set(read.productIds);
      version = read.version;
      tell();
    },
    /** Answers false where something between is missing: then the whole set has to be read. */
    apply({ productId, isFavorited, version: newer }: Wish): boolean {
      if (version === null || newer > version + 1) return false;
      if (newer <= version) return true;
      if (isFavorited && !ids.has(productId)) lastAdded = newer;
      ids = withOrWithout(ids, productId, isFavorited);
      version = newer;
      tell();
      return true;
    },
    setPending(id: string, isPending: boolean) {
      pending = withOrWithout(pending, id, isPending);
      tell();
    },
    forget() {
      ids = nothing;
      pending = nothing;
      version = null;
      lastAdded = 0;
      tell();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const wishes = createWishes();
onPersonChange(wishes.forget);

export function useIsWished(productId: string): boolean {
  return useOutside(wishes.subscribe, () => wishes.has(productId), false);
}

export function useIsWishPending(productId: string): boolean {
  return useOutside(wishes.subscribe, () => wishes.isPending(productId), false);
}

export function useWishesLastAdded(): number {
  return useOutside(wishes.subscribe, wishes.lastAdded, 0);
}

/** The whole set; null until it has been read. */
export function useWishedIds(): ReadonlySet<string> | null {
  return useOutside(wishes.subscribe, wishes.ids, null);
}
