/** What an address is of which a client makes those of all its widths and formats. */
export const withoutSize = (what: string) => `${what} without size: append \`/<width>.<avif|webp|jpeg>\`.`;
