/** The draft with a reply where the cursor stands, or instead of what is marked, apart from the words around it. */
export function withReply(draft: string, from: number, to: number, reply: string): string {
  const [before, after] = [draft.slice(0, from), draft.slice(to)];
  return `${before}${/\S$/.test(before) ? ' ' : ''}${reply}${/^\S/.test(after) ? ' ' : ''}${after}`;
}
