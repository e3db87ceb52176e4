import { AdminHide } from './admin-hide.tsx';
import { ReportButton } from './report-button.tsx';

/** For the place that reviews leave for it: they know nothing of reports. */
export function reportReview(id: string) {
  return (
    <>
      <ReportButton label="Report review" subject={{ kind: 'REVIEW', id, name: 'this review' }} />
      <AdminHide kind="REVIEW" id={id} />
    </>
  );
}
