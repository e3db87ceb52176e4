/** What a page needs besides its HTML, as addresses. */
export interface AppFiles {
  scripts: string[];
  styles: string[];
  /** Modules that the entry and the screen import. */
  modules: string[];
}

/** The element that names them; the first script asks for them once the page can be read. */
export const appFilesId = 'app-files';

/** The app's own script, as the text of a page names it. */
export function appScript(html: string): string | undefined {
  return new RegExp(`id="${appFilesId}">[^<]*"scripts":\\["([^"]+)"`).exec(html)?.[1];
}

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
