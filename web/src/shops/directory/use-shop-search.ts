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
  const [chosen, setChosen] = useState(search);
  const [typed, setTyped] = useState<ShopSearch>();
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const isLeaving = useIsLeaving();
  const searchIfHere = useEffectEvent((next: ShopSearch) => isLeaving() || navigateTo(navigate, next));
  const [seen, setSeen] = useState(key);
  const isOwn = useNavigationType() !== 'POP' && state?.isOwn === true;
  if (key !== seen) {
    setSeen(key);
    if (!isOwn) {
      setChosen(search);
      setTyped(undefined);
    }
  }
  useEffect(() => {
    if (!typed) return;
    const timer = setTimeout(() => searchIfHere(typed), directoryLimits.searchDelayMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return {
    chosen,
    change(part: Partial<ShopSearch>) {
      const next = { ...chosen, ...part };
      setChosen(next);
      setTyped(undefined);
      navigateTo(navigate, next);
    },
    /** The search for a name starts once typing pauses. */
    typeName(name: string) {
      const next = { ...chosen, name };
      setChosen(next);
      setTyped(next);
    },
  };
}

/** Any change returns to the first page. */
function navigateTo(navigate: NavigateFunction, search: ShopSearch): void {
  const path = shopSearchPath({ ...search, name: search.name.trim(), page: 1 });
  void navigate(path, { replace: true, preventScrollReset: true, state: { isOwn: true } });
}
