/** Names and addresses that only this machine reaches. */
export function isLoopback(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/^::ffff:/, '');
  return /^127(?:\.\d{1,3}){3}$/.test(name) || name === '::1' || name === 'localhost' || name.endsWith('.localhost');
}
