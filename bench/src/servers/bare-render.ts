import { pathToFileURL } from 'node:url';
import { config } from '#config.ts';

interface Renderer {
  prepare(input: object): Promise<() => string>;
}

/** The upper limit of any rendered page: React's renderToString in a loop, with all data in memory. */
const { prepare } = (await import(pathToFileURL(config.file).href)) as Renderer;

process.on('message', async ({ origin, graphqlUrl, paths, seconds }) => {
  const graphqlFetch = (request: Request) =>
    fetch(new Request(graphqlUrl + new URL(request.url).search, { headers: request.headers }));
  const renders = await Promise.all(
    paths.map((path: string) => prepare({ url: new URL(path, origin), lowData: false, graphqlFetch, onError() {} })),
  );
  const rendered = (ms: number) => {
    const started = performance.now();
    let count = 0;
    for (; performance.now() - started < ms; count += 1) renders[count % renders.length]();
    return (count / (performance.now() - started)) * 1000;
  };
  rendered(1_000);
  process.send?.({ perSecond: rendered(seconds * 1_000) });
});
process.send?.('ready');
