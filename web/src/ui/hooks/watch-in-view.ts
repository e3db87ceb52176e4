/**
 * Says whether the element is within the window, at first and whenever that changes, until it is called off. While a page
 * is busy, looks queue up and come together, the oldest first: only the last of them is true, and no other will follow.
 */
export function watchInView(element: Element, say: (isInView: boolean) => void, rootMargin = '0px'): () => void {
  const observer = new IntersectionObserver((looks) => say(looks.at(-1)?.isIntersecting ?? false), { rootMargin });
  observer.observe(element);
  return () => observer.disconnect();
}
