export function reviewCount(count: number): string {
  return `${count.toLocaleString('en-GH')} ${count === 1 ? 'review' : 'reviews'}`;
}
