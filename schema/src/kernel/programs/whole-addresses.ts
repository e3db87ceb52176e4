/** The site of the examples. */
export const exampleSite = 'https://besesaka.example';

/** A picture as responses name it: with a path, because screens and programs know the site. */
const picture = /^\/(?:media|api\/[a-z-]+)\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The same data with whole addresses, for a reader who does not know the site. */
export function withWholeAddresses(data: unknown, site: string): unknown {
  if (typeof data === 'string') return picture.test(data) ? site + data : data;
  if (Array.isArray(data)) return data.map((one) => withWholeAddresses(one, site));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withWholeAddresses(value, site)]));
}
