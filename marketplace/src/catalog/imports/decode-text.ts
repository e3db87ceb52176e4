import { pauseForOthers } from '#platform/base/pause-for-others.ts';

const partBytes = 64 * 1024;

/** The text with `\n` between its lines; null if it has another encoding. */
export async function decodeText(bytes: Uint8Array, encoding: string): Promise<string | null> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const parts: string[] = [];
  let heldBack = '';
  try {
    for (let at = 0; at < bytes.length; at += partBytes) {
      const stream = at + partBytes < bytes.length;
      const part = heldBack + decoder.decode(bytes.subarray(at, at + partBytes), { stream });
      // The other half of a line end may be in the next part.
      heldBack = stream && part.endsWith('\r') ? '\r' : '';
      parts.push(
        part
          .slice(0, part.length - heldBack.length)
          .split(/\r\n?/)
          .join('\n'),
      );
      await pauseForOthers();
    }
  } catch {
    return null;
  }
  return parts.join('');
}
