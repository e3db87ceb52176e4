/** Inserts a reply into the draft at the cursor or in place of the selection, separated by spaces. */
export function withReply(draft: string, from: number, to: number, reply: string): string {
  const [before, after] = [draft.slice(0, from), draft.slice(to)];
  return `${before}${/\S$/.test(before) ? ' ' : ''}${reply}${/^\S/.test(after) ? ' ' : ''}${after}`;
}
