import { texts } from '@besesaka/schema/kernel/texts.ts';
import { type ComponentType, startTransition, useCallback, useEffect, useState } from 'react';
import { fetchCode } from '#platform/page/fetch-code.ts';
import { useIsFromServer } from '#platform/page/use-hydrated.ts';
import { useToast } from '#ui/toasts/toast.tsx';

/**
 * Wraps a part of a page whose code loads when it is first drawn. It draws nothing until the code has loaded. If
 * loading fails, a part with `onClose` is closed with a toast; the next use tries again.
 */
export function optional<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let fetched: ComponentType<P> | undefined;
  let coming: Promise<ComponentType<P>> | undefined;
  // A list has one of these in each card, so they share one request.
  const fetchOnce = () => {
    coming ??= fetchCode(load).finally(() => {
      coming = undefined;
    });
    return coming;
  };
  return function Optional(props: P) {
    const isFromServer = useIsFromServer();
    // Another part of the page may have loaded the code before this one hydrates, but hydration must match the server's
    // HTML.
    const [Part, setPart] = useState(() => (isFromServer ? undefined : fetched));
    const toast = useToast();
    // biome-ignore lint/correctness/useExhaustiveDependencies: the code is fetched once for each mount.
    useEffect(() => {
      if (Part) return;
      let gone = false;
      fetchOnce().then(
        (component) => {
          fetched = component;
          // A list may have one in each card; a transition spreads their rendering.
          if (!gone) startTransition(() => setPart(() => component));
        },
        () => {
          if (gone || !('onClose' in props) || typeof props.onClose !== 'function') return;
          props.onClose();
          toast.error(failureText());
        },
      );
      return () => {
        gone = true;
      };
    }, []);
    return Part ? <Part {...props} /> : null;
  };
}

const failureText = () => (navigator.onLine ? texts.somethingWrong : texts.networkError);

type Fetch = <T>(load: () => Promise<T>) => Promise<T | null>;

/** Loads code after a tap. Resolves to null if that fails, after showing a toast. */
export function useCode(): Fetch {
  const toast = useToast();
  return useCallback(
    async (load) => {
      try {
        return await fetchCode(load);
      } catch {
        toast.error(failureText());
        return null;
      }
    },
    [toast],
  );
}
