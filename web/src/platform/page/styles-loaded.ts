/** The full style sheets are needed before anything new is rendered. */
export async function stylesLoaded(document: Document): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  await Promise.all(links.map((link) => link.sheet ?? loaded(link)));
}

function loaded(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((done) => {
    link.addEventListener('load', done);
    // The page has its critical styles, so a failed style sheet is simply retried.
    link.addEventListener('error', () => setTimeout(() => link.after(link.cloneNode()), 3000));
    link.addEventListener('error', done);
  });
}
