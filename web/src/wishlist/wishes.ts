import { useOutside } from '#platform/page/use-outside.ts';
import { onUserChange } from '#platform/user/user-change.ts';

/** The state of one product, as mutations and inbox events return it. */
export interface Wish {
  productId: string;
  isFavorited: boolean;
  itemCount: number;
  version: number;
}

/** The wishlist of this tab's user, and its pending changes. Public pages are rendered without it. */
export function createWishes() {
  const nothing: ReadonlySet<string> = new Set();
  let ids = nothing;
  let pending = nothing;
  /** Null until the set is loaded. */
  let version: number | null = null;
  /** The version of the last addition: lists loaded before that are incomplete. */
  let lastAdded = 0;
  const listeners = new Set<() => void>();
  const notifyListeners = () => {
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
    /** Null until the set is loaded. */
    ids: () => (version === null ? null : ids),
    /** Stores the loaded set. One older than the known version is ignored. */
    put(read: { productIds: readonly string[]; version: number }) {
      if (version !== null && read.version < version) return;
      if (read.productIds.some((id) => !ids.has(id))) lastAdded = read.version;
      ids = new Set(read.productIds);
      version = read.version;
      notifyListeners();
    },
    /** Returns false if a change in between is missing; then the whole set has to be loaded. */
    apply({ productId, isFavorited, version: newer }: Wish): boolean {
      if (version === null || newer > version + 1) return false;
      if (newer <= version) return true;
      if (isFavorited && !ids.has(productId)) lastAdded = newer;
      ids = withOrWithout(ids, productId, isFavorited);
      version = newer;
      notifyListeners();
      return true;
    },
    setPending(id: string, isPending: boolean) {
      pending = withOrWithout(pending, id, isPending);
      notifyListeners();
    },
    forget() {
      ids = nothing;
      pending = nothing;
      version = null;
      lastAdded = 0;
      notifyListeners();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const wishes = createWishes();
onUserChange(wishes.forget);

export function useIsWished(productId: string): boolean {
  return useOutside(wishes.subscribe, () => wishes.has(productId), false);
}

export function useIsWishPending(productId: string): boolean {
  return useOutside(wishes.subscribe, () => wishes.isPending(productId), false);
}

export function useWishesLastAdded(): number {
  return useOutside(wishes.subscribe, wishes.lastAdded, 0);
}

/** The whole set; null until it is loaded. */
export function useWishedIds(): ReadonlySet<string> | null {
  return useOutside(wishes.subscribe, wishes.ids, null);
}
