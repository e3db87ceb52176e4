import { texts } from '@besesaka/schema/kernel/texts.ts';
import { type ComponentType, startTransition, useCallback, useEffect, useState } from 'react';
import { fetchCode } from '#platform/page/fetch-code.ts';
import { useIsFromServer } from '#platform/page/use-hydrated.ts';
import { useToast } from '#ui/toasts/toast.tsx';

/**
 * A part of a page whose code comes when it is first drawn. Until then, and where it does not come, nothing is drawn and
 * the page stays as it is; what somebody opened is closed again with a word why. It is fetched anew the next time.
 */
export function optional<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let fetched: ComponentType<P> | undefined;
  let coming: Promise<ComponentType<P>> | undefined;
  // A list has one in each of its cards.
  const fetchOnce = () => {
    coming ??= fetchCode(load).finally(() => {
      coming = undefined;
    });
    return coming;
  };
  return function Optional(props: P) {
    const isFromServer = useIsFromServer();
    // Another part of the page may have fetched it before this one hydrates, which must begin as the server drew it.
    const [Part, setPart] = useState(() => (isFromServer ? undefined : fetched));
    const toast = useToast();
    // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once for each time it is drawn.
    useEffect(() => {
      if (Part) return;
      let gone = false;
      fetchOnce().then(
        (component) => {
          fetched = component;
          // A list may have one in each of its cards: not all in one go.
          if (!gone) startTransition(() => setPart(() => component));
        },
        () => {
          if (gone || !('onClose' in props) || typeof props.onClose !== 'function') return;
          props.onClose();
          toast.error(texts.somethingWrong);
        },
      );
      return () => {
        gone = true;
      };
    }, []);
    return Part ? <Part {...props} /> : null;
  };
}

type Fetch = <T>(load: () => Promise<T>) => Promise<T | null>;

/** For code that a tap asks for: null where it does not come, which has then been said. */
export function useCode(): Fetch {
  const toast = useToast();
  return useCallback(
    async (load) => {
      try {
        return await fetchCode(load);
      } catch {
        toast.error(texts.somethingWrong);
        return null;
      }
    },
    [toast],
  );
}
