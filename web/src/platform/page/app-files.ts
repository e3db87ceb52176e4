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
