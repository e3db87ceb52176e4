import { Link } from 'react-router';
import { OtherGoods } from '#catalog/listing/other-goods.tsx';
import { usePageStatus } from '#platform/page/page-context.tsx';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { buttonStyle } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';

export function NotFoundScreen() {
  usePageStatus(404);
  return (
    <div className="page-width pb-10">
      <PageMeta title="Page not found" noIndex />
      <EmptyState
        heading="Page not found"
        level={1}
        text="We can’t find that page. It may have moved, or the link may have a typo."
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
