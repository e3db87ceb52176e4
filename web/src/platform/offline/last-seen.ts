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

const square = 'size-12 shrink-0 rounded-sm';

/** A list of links. The titles are HTML, as they are in the saved pages. */
export function savedPagesHtml(pages: readonly SeenPage[]): string {
  if (pages.length === 0) return '';
  const rows = pages.map(
    ({ path, title, picture }) =>
      `<li class="border-line border-t"><a href="${path}" class="flex min-h-16 items-center gap-3 py-2 text-start hover:text-brand">${picture ? `<img src="${picture}" alt="" class="${square} object-cover">` : `<span aria-hidden="true" class="${square} grid place-items-center bg-brand-tint font-heading text-brand">${title.charAt(0)}</span>`}${title}</a></li>`,
  );
  return `<h2 class="mb-3 text-lg text-start">You can still open</h2><ul class="grid gap-x-8 sm:grid-cols-2">${rows.join('')}</ul>`;
}
