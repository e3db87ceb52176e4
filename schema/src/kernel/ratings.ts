/** A mean of stars with one decimal, as all cards and pages show it; "0.0" without reviews. */
export function averageText(average: number): string {
  return (Math.round(average * 10) / 10).toFixed(1);
}

export function ratingSummary(average: number, count: number): { average_rating: string; total_reviews: number } {
  return { average_rating: averageText(average), total_reviews: count };
}
