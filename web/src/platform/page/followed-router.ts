import type { createBrowserRouter } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

let router: Router | undefined;
let onPopState: ((event: PopStateEvent) => void) | undefined;
let leaving = false;

/**
 * A reload closes all layers, so this also leaves their history entries, where Back would do nothing. A busy browser does
 * that late; if the user has navigated meanwhile, nothing is left.
 */
export function leaveLayers(): void {
  const depth = history.state?.besesakaLayer?.depth;
  if (!depth) return;
  leaving = true;
  const left = (event: PopStateEvent) => {
    leaving = false;
    if (!onPopState) event.stopImmediatePropagation();
  };
  window.addEventListener('popstate', left, { once: true });
  history.go(-depth);
}

export const isLeavingLayers = () => leaving;

/** Window listeners run in the order they were added, so ours must be added before the router's. */
export function createFollowed(create: () => Router): Router {
  window.addEventListener('popstate', (event) => onPopState?.(event));
  router = create();
  return router;
}

/** Returns the router. The listener gets each back or forward navigation before the router does. */
export function followRouter(listener = onPopState): Router | undefined {
  onPopState = listener;
  return router;
}
