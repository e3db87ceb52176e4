/**
 * A ref: a copy of the element stays for the time of its transition. The layer itself, its focus and its history entry are
 * gone at once, so that nothing has to wait for a motion.
 */
export function leaving(element: HTMLElement | null) {
  if (!element) return;
  return () => {
    const copy = element.cloneNode(true) as HTMLElement;
    copy.inert = true;
    copy.removeAttribute('role');
    copy.removeAttribute('data-starting-style');
    document.body.append(copy);
    const parts = copy.querySelectorAll('*');
    for (const [n, { scrollTop }] of element.querySelectorAll('*').entries()) {
      if (scrollTop > 0) parts[n]?.scrollTo(0, scrollTop);
    }
    copy.scrollTo(0, element.scrollTop);
    copy.setAttribute('data-ending-style', '');
    Promise.allSettled(copy.getAnimations().map(({ finished }) => finished)).then(() => copy.remove());
  };
}
