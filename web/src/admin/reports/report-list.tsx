import { RecordTime } from '#admin/record-table.tsx';
import { WaitingBadge } from '#admin/waiting-badge.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { ShopLogo } from '#shops/shop-logo.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { reasonWords } from './reason-words.ts';
import { reportKindLabels } from './report-labels.ts';

const ReportRowsFragment = graphql(`
  fragment ReportRows_report on ReportRow {
    id
    kind
    subjectName
    shopName
    reason
    state
    createdAt
  }
`);

/** Reports in an admin list. */
export const reportRows = {
  columns: {
    reason: { head: 'Reason', as: 'name' },
    kind: { head: 'Kind', width: 'w-28 xl:w-36' },
    subject: { head: 'About' },
    shop: { head: 'Shop' },
    date: { head: 'Date', as: 'time', width: 'w-32 xl:w-44' },
    state: { head: 'State', as: 'badge', width: 'w-28' },
  },
  row: (report: FragmentType<typeof ReportRowsFragment>) => {
    const one = readFragment(ReportRowsFragment, report);
    const { id, subjectName, shopName } = one;
    const reason = reasonWords(one.reason);
    return {
      key: id,
      lead: <ShopLogo path={null} name={subjectName} size="tiny" />,
      to: `/admin/reports/${id}`,
      select: { id, name: `${reason}, ${subjectName}` },
      cells: {
        reason,
        kind: reportKindLabels[one.kind],
        subject: subjectName,
        shop: shopName === subjectName ? null : shopName,
        date: <RecordTime at={one.createdAt} />,
        state: one.state === 'OPEN' ? <WaitingBadge since={one.createdAt} /> : <Badge>Closed</Badge>,
      },
    };
  },
} as const;
