/**
 * Reports whether the element is in the window, at first and after each change; returns a function that stops it. On a
 * busy page entries queue up and arrive together, oldest first, so only the last one is current.
 */
export function watchInView(element: Element, say: (isInView: boolean) => void, rootMargin = '0px'): () => void {
  const observer = new IntersectionObserver((looks) => say(looks.at(-1)?.isIntersecting ?? false), { rootMargin });
  observer.observe(element);
  return () => observer.disconnect();
}
