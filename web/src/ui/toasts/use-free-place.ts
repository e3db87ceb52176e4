import { useEffect, useState } from 'react';
import { freePlace, reachableActions } from './free-place.ts';

/** Screens change, are scrolled and open dialogs while a toast is there. */
const lookEvery = 100;
const edge = 16;

/** How far above the window's end the toasts stand, so that they cover nothing to be pressed. */
export function useFreePlace(areThere: boolean): number {
  const [above, setAbove] = useState(edge);
  useEffect(() => {
    if (!areThere) return;
    const look = () => {
      const toaster = document.querySelector('[data-sonner-toaster]');
      const boxes = [...(toaster?.querySelectorAll('[data-sonner-toast][data-removed="false"]') ?? [])].map((toast) =>
        toast.getBoundingClientRect(),
      );
      // Whoever reaches for a toast must find it where it is.
      if (!toaster || boxes.length === 0 || toaster.matches(':hover, :focus-within')) return;
      const at = {
        left: Math.min(...boxes.map(({ left }) => left)),
        right: Math.max(...boxes.map(({ right }) => right)),
        height: Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)),
      };
      const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const bottom = innerHeight - edge;
      setAbove(innerHeight - freePlace({ actions: reachableActions(toaster), toasts: at, top, bottom }));
    };
    const timer = setInterval(look, lookEvery);
    look();
    return () => clearInterval(timer);
  }, [areThere]);
  return above;
}
