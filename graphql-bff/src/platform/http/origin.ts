/** Whether cookies count. Other sites' requests are anonymous and cannot open sockets. */
export function isOwnOrigin(headers: Headers, host: string | null, publicUrl: string): boolean {
  const origin = headers.get('origin');
  if (origin === null) return headers.get('sec-fetch-site') !== 'cross-site';
  if (!URL.canParse(origin)) return false;
  return new URL(origin).origin === new URL(publicUrl).origin || new URL(origin).host === host;
}
