/** The path of each screen, from the web's table of routes as it was built. */
export async function screenPaths(): Promise<readonly string[]> {
  const { screenPaths: paths }: { screenPaths: readonly string[] } = await import(
    new URL('../../../web/dist/server/entry-server.js', import.meta.url).href
  );
  // An optional part is left out.
  return paths.map((path) => path.replace(/\/:\w+\?$/, ''));
}

/** Whether an address is an example of this path, and of no other one that is more exact. */
export function isExampleOf(path: string, others: readonly string[]): (address: string) => boolean {
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/?#]+')}$`);
  return (address) => pattern.test(address) && !others.includes(address);
}
