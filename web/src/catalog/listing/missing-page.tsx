import { Link } from 'react-router';
import { usePageStatus } from '#platform/page/page-context.tsx';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { buttonStyle } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { optional } from '#ui/display/optional.tsx';

const OtherGoods = optional(async () => (await import('#catalog/other-goods/other-goods.tsx')).OtherGoods);

interface MissingPageProps {
  heading: string;
  text: string;
  action?: { to: string; label: string };
}

/** The page at an address where there is nothing. Search engines get the status 404. */
export function MissingPage({
  heading,
  text,
  action: { to, label } = { to: '/products', label: 'Browse products' },
}: MissingPageProps) {
  usePageStatus(404);
  return (
    <div className="page-width pb-10">
      <PageMeta title={heading} noIndex />
      <EmptyState
        symbol="sankofa"
        heading={heading}
        level={1}
        text={text}
        action={
          <Link to={to} className={buttonStyle()}>
            {label}
          </Link>
        }
      />
      <OtherGoods />
    </div>
  );
}
