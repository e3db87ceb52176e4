import { useSearchParams } from 'react-router';
import { useViewer } from '#accounts/viewer.ts';
import { reportReview } from '#admin/reports/report-review.tsx';
import { OwnProductReviews } from '#reviews/product/own-product-reviews.tsx';
import { OwnShopReviews } from '#reviews/shop/own-shop-reviews.tsx';
import { RequireRole } from '#routes/parts/require-role.tsx';
import { TabLinks } from '#ui/controls/tab-links.tsx';

/** The reviews of a seller's products and shop; open to all sellers. */
export function DashboardReviewsScreen() {
  const show = useSearchParams()[0].get('show') ?? 'waiting';
  const slug = useViewer().viewer?.shop?.slug ?? '';
  return (
    <div className="flex flex-col gap-4">
      <h1 tabIndex={-1} className="text-2xl">
        What buyers say
      </h1>
      <RequireRole needed="seller">
        <TabLinks
          label="Reviews"
          tabs={tabs.map(([name, label]) => ({ label, to: `?show=${name}`, isCurrent: name === show }))}
        />
        {show === 'shop' ? (
          <OwnShopReviews slug={slug} report={reportReview} />
        ) : (
          <OwnProductReviews key={show} isAll={show === 'all'} />
        )}
      </RequireRole>
    </div>
  );
}

const tabs = [
  ['waiting', 'To answer'],
  ['all', 'Products'],
  ['shop', 'Shop'],
] as const;
