import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import MarkdownIt from 'markdown-it';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../../docs/developers/', import.meta.url));
const name = 'virtual:guide';

/** In the order of the contents. */
export const guideNames = [
  'index',
  'first-query',
  'sdk',
  'api-keys',
  'oauth',
  'orders',
  'live',
  'webhooks',
  'browser-apps',
  'errors',
  'limits',
] as const;

/** The files that the pages show, by the words that stand for them. */
const samples = { ORDERS_MJS: 'orders.mjs', RECEIVE_MJS: 'receive.mjs', PAGE_HTML: 'page.html' };

/** The Markdown of a page with its samples. */
export async function guideText(page: (typeof guideNames)[number]): Promise<string> {
  let text = await readFile(join(folder, `${page}.md`), 'utf8');
  for (const [words, file] of Object.entries(samples))
    if (text.includes(words)) text = text.replace(words, () => readFileSync(join(folder, 'samples', file), 'utf8'));
  return text;
}

/** The guide for developers as HTML, so that browsers need no Markdown parser. */
export function guide(): Plugin {
  return {
    name: 'guide',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      const pages = await Promise.all(
        guideNames.map(async (page) => {
          this.addWatchFile(join(folder, `${page}.md`));
          const text = await guideText(page);
          return {
            name: page,
            title: /^# (.+)$/m.exec(text)?.[1] ?? page,
            html: guideHtml(text),
            parts: partsOf(text),
          };
        }),
      );
      return `export const pages = ${JSON.stringify(pages)};`;
    },
  };
}

const idOf = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** The second headings of a page. */
export const partsOf = (text: string): { id: string; title: string }[] =>
  [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => ({
    id: idOf(heading),
    title: heading.replaceAll('`', ''),
  }));

/** The names of the languages, for the heads of examples. */
const languages: Record<string, string> = {
  sh: 'Shell',
  js: 'JavaScript',
  graphql: 'GraphQL',
  http: 'HTTP',
  html: 'HTML',
  json: 'JSON',
};

/** A text in double or single quotes on one line, as it is in escaped code. */
const quoted = /&quot;(?:(?!&quot;).)*&quot;|'[^'\n]*'/g;

/** Headings can be linked to; what is wider than a phone scrolls by itself, by keyboard too. */
export function guideHtml(text: string): string {
  const markdown = new MarkdownIt({ linkify: false });
  const { rules } = markdown.renderer;
  const scrolls = (what: string) => `<div class="guide-wide" role="group" aria-label="${what}" tabindex="0">`;
  rules.heading_open = (tokens, index) => {
    return `<${tokens[index]?.tag} id="${idOf(tokens[index + 1]?.content ?? '')}">`;
  };
  rules.table_open = () => `${scrolls('Table')}<table>`;
  rules.table_close = () => '</table></div>';
  rules.fence = (tokens, index) => {
    const code = markdown.utils.escapeHtml(tokens[index]?.content ?? '').replace(quoted, '<i>$&</i>');
    const copy = '<button type="button" class="guide-copy" data-copy>Copy</button>';
    const head = `<div class="guide-head"><span>${languages[tokens[index]?.info ?? ''] ?? ''}</span>${copy}</div>`;
    return `<div class="guide-example">${head}${scrolls('Example')}<pre><code>${code}</code></pre></div></div>`;
  };
  return markdown.render(text);
}
