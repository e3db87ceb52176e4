import { appFilesId } from '#platform/page/app-files.ts';
import { pageDataId, scriptJson } from '#platform/page/page-data.ts';
import type { RenderedPage } from '#platform/render.ts';
import { firstScript } from './first-script.ts';
import type { PageAssets } from './web-files.ts';

/** The complete HTML document around React's output. */
export function htmlDocument(page: RenderedPage, { files, styles }: PageAssets, lowData: boolean): string {
  return [
    `<!doctype html><html lang="en-GH"${lowData ? ' data-low-data' : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    files ? `<script type="application/json" id="${appFilesId}">${scriptJson(files)}</script>` : '',
    `<script>${firstScript}</script>`,
    page.head,
    `<style>${styles(page.body)}</style>`,
    files
      ? `<noscript>${files.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</noscript>`
      : '',
    '<meta name="theme-color" content="#fcfaf6" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#12110f" media="(prefers-color-scheme: dark)">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.png" sizes="48x48">',
    '<link rel="apple-touch-icon" href="/icons/touch.png"><link rel="manifest" href="/site.webmanifest">',
    `</head><body>${page.body}`,
    `<script type="application/json" id="${pageDataId}">${page.data}</script></body></html>`,
  ].join('');
}
