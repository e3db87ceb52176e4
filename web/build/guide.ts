import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import MarkdownIt from 'markdown-it';
import type { Plugin } from 'vite';

const file = fileURLToPath(new URL('../../docs/api.md', import.meta.url));
const name = 'virtual:guide';

/** The guide for those who call the API, as HTML: no browser brings a reader of Markdown along. */
export function guide(): Plugin {
  return {
    name: 'guide',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      this.addWatchFile(file);
      return `export const html = ${JSON.stringify(guideHtml(await readFile(file, 'utf8')))};`;
    },
  };
}

/** Headings can be linked to; what is wider than a phone scrolls by itself, by keyboard too. */
export function guideHtml(text: string): string {
  const markdown = new MarkdownIt({ linkify: false });
  const { rules } = markdown.renderer;
  const scrolls = (what: string) => `<div class="guide-wide" role="group" aria-label="${what}" tabindex="0">`;
  rules.heading_open = (tokens, at) => {
    const id = (tokens[at + 1]?.content ?? '').toLowerCase().replace(/[^a-z0-9]+/g, '-');
    return `<${tokens[at]?.tag} id="${id}">`;
  };
  rules.table_open = () => `${scrolls('Table')}<table>`;
  rules.table_close = () => '</table></div>';
  rules.fence = (tokens, at) => {
    const code = markdown.utils.escapeHtml(tokens[at]?.content ?? '');
    return `${scrolls('Example')}<pre><code>${code}</code></pre></div>`;
  };
  return markdown.render(text);
}
