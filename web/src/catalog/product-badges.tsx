/** What a card says on its picture: the discount in a corner, "Out of Stock" across. */
export function ProductBadges({ discount, inStock }: { discount: number; inStock: boolean }) {
  return (
    <>
      {discount > 0 && (
        <span className="absolute start-2 top-2 rounded-full bg-clay px-2 py-0.5 font-bold text-on-clay text-xs tabular-nums">
          <span className="sr-only">Discount: </span>-{discount}%
        </span>
      )}
      {!inStock && (
        <span className="absolute inset-x-0 bottom-0 bg-text/85 py-1.5 text-center font-semibold text-page text-sm">
          Out of Stock
        </span>
      )}
    </>
  );
}
