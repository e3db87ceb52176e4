import type { createBrowserRouter } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

let router: Router | undefined;
let hear: ((event: PopStateEvent) => void) | undefined;
let leaving = false;

/**
 * What lay upon the page is gone with a reload. So is its entry of the history, where Back would do nothing. A busy
 * browser takes its time for that, and who is quick has opened something else meanwhile: no step of theirs.
 */
export function leaveLayers(): void {
  const depth = history.state?.besesakaLayer?.depth;
  if (!depth) return;
  leaving = true;
  const left = (event: PopStateEvent) => {
    leaving = false;
    if (!hear) event.stopImmediatePropagation();
  };
  window.addEventListener('popstate', left, { once: true });
  history.go(-depth);
}

export const isLeavingLayers = () => leaving;

/** Browsers ask those who listen at the window in their order, so this comes before the router's own. */
export function createFollowed(create: () => Router): Router {
  window.addEventListener('popstate', (event) => hear?.(event));
  router = create();
  return router;
}

/** The router, and from now on each way back or forward before the router hears of it, where somebody wants to know. */
export function followRouter(listener = hear): Router | undefined {
  hear = listener;
  return router;
}
