import { caches as names } from './worker-protocol.ts';

const mostListed = 8;

export interface SeenPage {
  path: string;
  /** HTML, as it is in the saved page. */
  title: string;
  /** A saved picture of it. */
  picture: string | undefined;
}

/** The products and shops that were saved last, the latest first. The worker and the app read them alike. */
export async function lastSeen(): Promise<SeenPage[]> {
  const [pages, pictures] = await Promise.all([caches.open(names.pages), caches.open(names.pictures)]);
  const [opened, shown] = await Promise.all([pages.keys(), pictures.keys()]);
  const last = opened.filter(({ url }) => /^\/(products|shops)\/./.test(new URL(url).pathname)).slice(-mostListed);
  const read = last.map(async (request) => {
    const html = (await (await pages.match(request, { ignoreVary: true }))?.text()) ?? '';
    const title = /<title>([^<]*?)(?: \| Besesaka)?</.exec(html)?.[1] ?? '';
    // A product's page begins with its main picture, a shop's with its logo.
    const id = /\/media\/[\w-]+\//.exec(html)?.[0];
    const picture = id && shown.find(({ url }) => url.includes(id));
    return { path: new URL(request.url).pathname, title, picture: picture && new URL(picture.url).pathname };
  });
  return (await Promise.all(read)).filter(({ title }) => title !== '').toReversed();
}
