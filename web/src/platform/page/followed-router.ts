import type { createBrowserRouter } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

let router: Router | undefined;
let hear: ((event: PopStateEvent) => void) | undefined;

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
