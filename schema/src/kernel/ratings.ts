/** A mean of stars with one decimal, as all cards and pages show it; "0.0" without reviews. */
export function averageText(sum: number, count: number): string {
  return count === 0 ? '0.0' : (Math.round((sum * 10) / count) / 10).toFixed(1);
}

export function ratingSummary(sum: number, count: number): { average_rating: string; total_reviews: number } {
  return { average_rating: averageText(sum, count), total_reviews: count };
}
