/** Divides a sum in proportion to the shares. The parts add up to it exactly: the last one takes what rounding leaves. */
export function partsOf(sum: number, shares: readonly number[]): number[] {
  const total = shares.reduce((all, share) => all + share, 0);
  let left = sum;
  return shares.map((share, n) => {
    const part = n === shares.length - 1 ? left : Math.floor((sum * share) / total);
    left -= part;
    return part;
  });
}
