import { directoryLimits } from '@besesaka/schema/shops/directory-limits.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { type NavigateFunction, useLocation, useNavigate, useNavigationType } from 'react-router';
import { useIsLeaving } from '#ui/hooks/use-is-leaving.ts';
import { type ShopSearch, shopSearchPath } from './shop-search.ts';

/**
 * The search that the user has chosen, ahead of the URL. The URL follows in a transition, so a change must not wait for
 * it, nor lose the one before. When something else changes the URL, such as a link or Back, the URL wins.
 */
export function useShopSearch(search: ShopSearch) {
  const [wanted, setWanted] = useState(search);
  const [typed, setTyped] = useState<ShopSearch>();
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const isLeaving = useIsLeaving();
  const askIfHere = useEffectEvent((words: ShopSearch) => isLeaving() || ask(navigate, words));
  const [seen, setSeen] = useState(key);
  const isOwn = useNavigationType() !== 'POP' && state?.isWanted === true;
  if (key !== seen) {
    setSeen(key);
    if (!isOwn) {
      setWanted(search);
      setTyped(undefined);
    }
  }
  useEffect(() => {
    if (!typed) return;
    const timer = setTimeout(() => askIfHere(typed), directoryLimits.searchDelayMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return {
    wanted,
    change(part: Partial<ShopSearch>) {
      const next = { ...wanted, ...part };
      setWanted(next);
      setTyped(undefined);
      ask(navigate, next);
    },
    /** The search for a name starts once typing pauses. */
    typeName(name: string) {
      const next = { ...wanted, name };
      setWanted(next);
      setTyped(next);
    },
  };
}

/** Any change returns to the first page. */
function ask(navigate: NavigateFunction, wanted: ShopSearch): void {
  const path = shopSearchPath({ ...wanted, name: wanted.name.trim(), page: 1 });
  void navigate(path, { replace: true, preventScrollReset: true, state: { isWanted: true } });
}
