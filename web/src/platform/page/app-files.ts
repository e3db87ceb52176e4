/** The URLs of the files that a page needs besides its HTML. */
export interface AppFiles {
  /** The app's own script. */
  app: string;
  /** All scripts, each after its imports. They run one by one, so that none makes a long task. */
  scripts: string[];
  styles: string[];
}

/** The id of the element that lists them; the first script loads them once the page is readable. */
export const appFilesId = 'app-files';

/** The URL of the app's own script in a page's HTML. */
export function appScript(html: string): string | undefined {
  return new RegExp(`id="${appFilesId}">[^<]*"app":"([^"]+)"`).exec(html)?.[1];
}
