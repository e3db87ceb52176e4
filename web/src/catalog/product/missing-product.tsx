import { Link } from 'react-router';
import { usePageStatus } from '#platform/page/page-context.tsx';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { buttonStyle } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { optional } from '#ui/display/optional.tsx';

/** Loads with the first card's heart, so that the page does not wait for it. */
const OtherGoods = optional(async () => (await import('#catalog/listing/other-goods.tsx')).OtherGoods);

export function MissingProduct() {
  usePageStatus(404);
  return (
    <div className="page-width pb-10">
      <PageMeta title="Product not found" noIndex />
      <EmptyState
        heading="Product not found"
        level={1}
        text="It may have sold out, or the link may have a typo."
        action={
          <Link to="/products" className={buttonStyle()}>
            Browse products
          </Link>
        }
      />
      <OtherGoods />
    </div>
  );
}
