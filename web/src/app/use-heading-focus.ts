import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a move to another screen the focus goes to its heading, so that a screen reader says where one is. */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const target = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
    if (!target?.hasAttribute('tabindex')) target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [pathname]);
}
