/** In a terminal a single line that counts up, elsewhere a line for every tenth, so that logs stay short. */
export function createProgress(title: string, out: { isTTY?: boolean; write(text: string): unknown }) {
  let tenth = 0;
  return ({ done, total }: { done: number; total: number }) => {
    const text = `${title}: ${done} of ${total}`;
    if (out.isTTY) {
      out.write(`\r${text}${done === total ? '\n' : ''}`);
      return;
    }
    const now = Math.floor((done * 10) / total);
    if (now > tenth) out.write(`${text}\n`);
    tenth = now;
  };
}
