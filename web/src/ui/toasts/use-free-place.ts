import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { freePlace, reachableActions } from './free-place.ts';
import { watchReach } from './watch-reach.ts';

/** Screens are scrolled and move by themselves while a toast is there; what is changed in them is seen at once. */
const lookEvery = 100;
const edge = 16;

interface Place {
  /** How far above the window's end the toasts stand. */
  above: number;
  /** There is no room for all of them, so the newest lies over the others. */
  gathered: boolean;
}

/** Where the toasts stand so that they cover nothing to be pressed. */
export function useFreePlace(areThere: boolean): Place {
  const [place, setPlace] = useState<Place>({ above: edge, gathered: false });
  useEffect(() => {
    if (!areThere) return;
    const goTo = (above: number, gathered: boolean) =>
      setPlace((before) => (before.above === above && before.gathered === gathered ? before : { above, gathered }));
    let seen = 0;
    let gathered = false;
    // Whoever reaches for a toast must find it where it is, also while it was on its way to another place.
    const reach = watchReach((toaster) => goTo(Number.parseFloat(getComputedStyle(toaster).bottom), gathered));
    const look = () => {
      const toaster = document.querySelector('[data-sonner-toaster]');
      if (!toaster) return;
      if (toaster.childElementCount > seen) reach.forget();
      seen = toaster.childElementCount;
      const found = reach.isReaching(toaster) ? null : findPlace(toaster);
      if (!found) return;
      gathered ||= !found.isFree;
      goTo(innerHeight - found.line, gathered);
    };
    const timer = setInterval(look, lookEvery);
    const changes = watchChanges(() => flushSync(look));
    look();
    return () => {
      clearInterval(timer);
      changes.disconnect();
      reach.end();
      setPlace(({ above }) => ({ above, gathered: false }));
    };
  }, [areThere]);
  return place;
}

/** A toast that appears over what somebody is about to press, or what comes to lie under one: it makes way before that is painted. */
function watchChanges(onChange: () => void): MutationObserver {
  let hasLooked = false;
  let isOwed = false;
  const look = () => {
    hasLooked = true;
    isOwed = false;
    // Once a frame is often enough for what moves all the time.
    requestAnimationFrame(() => {
      hasLooked = false;
      if (isOwed) look();
    });
    onChange();
  };
  const changes = new MutationObserver((records) => {
    const toaster = document.querySelector('[data-sonner-toaster]');
    // Where the toasts stand is written into attributes of theirs.
    if (records.every(({ type, target }) => type === 'attributes' && toaster?.contains(target))) return;
    if (hasLooked) isOwed = true;
    else look();
  });
  changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  return changes;
}

function findPlace(toaster: Element) {
  const shown = toaster.querySelectorAll('[data-sonner-toast][data-removed="false"][data-visible="true"]');
  const boxes = [...shown].map((toast) => toast.getBoundingClientRect());
  if (boxes.length === 0) return null;
  const toasts = {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    height: Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)),
  };
  return freePlace({
    actions: reachableActions(toaster),
    toasts,
    top: bottomOfHeader(toaster),
    bottom: innerHeight - edge,
  });
}

/** Under a dialog the header says nothing: then the top of the window is free as well. */
function bottomOfHeader(toaster: Element): number {
  const header = document.querySelector('header');
  const { bottom = 0, left = 0 } = header?.getBoundingClientRect() ?? {};
  const seen = document.elementsFromPoint(left + 1, bottom / 2).find((element) => !toaster.contains(element));
  return header && seen && header.contains(seen) ? bottom : edge;
}
