/** What a page needs besides its HTML, as addresses. */
export interface AppFiles {
  /** The app's own script. */
  app: string;
  /** All scripts, each after those that it imports. They run one by one, so that none makes a long task. */
  scripts: string[];
  styles: string[];
}

/** The element that names them; the first script asks for them once the page can be read. */
export const appFilesId = 'app-files';

/** The app's own script, as the text of a page names it. */
export function appScript(html: string): string | undefined {
  return new RegExp(`id="${appFilesId}">[^<]*"app":"([^"]+)"`).exec(html)?.[1];
}
