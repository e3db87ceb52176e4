/** Their rules are needed before anything is drawn that the page did not have. */
export async function stylesLoaded(document: Document): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  await Promise.all(links.map((link) => link.sheet ?? loaded(link)));
}

function loaded(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((done) => {
    link.addEventListener('load', done);
    // The page itself has what it needs; a bad network is asked again.
    link.addEventListener('error', () => setTimeout(() => link.after(link.cloneNode()), 3000));
    link.addEventListener('error', done);
  });
}
