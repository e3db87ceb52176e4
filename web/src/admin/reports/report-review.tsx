import { AdminHide } from './admin-hide.tsx';
import { ReportButton } from './report-button.tsx';

/** Fills the slot for a report button in the reviews module, which does not depend on this one. */
export function reportReview(id: string) {
  return (
    <>
      <ReportButton label="Report review" subject={{ kind: 'REVIEW', id, name: 'this review' }} />
      <AdminHide kind="REVIEW" id={id} />
    </>
  );
}
