/** Responses are data: browsers must not run, frame or sniff them. GraphiQL's page has its own policy. */
export function addSecurityHeaders(headers: Headers, publicUrl: string): void {
  headers.set('x-content-type-options', 'nosniff');
  headers.set('cross-origin-opener-policy', 'same-origin');
  headers.set('permissions-policy', 'camera=(self), microphone=(), geolocation=()');
  if (publicUrl.startsWith('https:')) {
    headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  }
  setDefault(headers, 'referrer-policy', 'strict-origin-when-cross-origin');
  setDefault(headers, 'content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  setDefault(headers, 'cache-control', 'no-store');
}

function setDefault(headers: Headers, name: string, value: string): void {
  if (!headers.has(name)) headers.set(name, value);
}
