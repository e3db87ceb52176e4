import { recentDate } from '@besesaka/schema/kernel/dates.ts';
import { SelectBox } from '#admin/selection.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { LinkRow } from '#ui/lists/link-list.tsx';
import { Parts } from '#ui/lists/parts.tsx';
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

type ReportRowFragment = FragmentType<typeof ReportRowsFragment>;

/** Open and closed reports about one subject, as rows on its page. */
export function ReportRows({ reports }: { reports: readonly (ReportRowFragment & { id: string })[] }) {
  return (
    <>
      {reports.map((one) => (
        <ReportRow key={one.id} subject={one} padding="py-3" hasState />
      ))}
    </>
  );
}

export function ReportRow(props: {
  subject: ReportRowFragment;
  padding?: string;
  hasState?: boolean;
  canSelect?: boolean;
}) {
  const { id, kind, subjectName, shopName, reason, state, createdAt } = readFragment(ReportRowsFragment, props.subject);
  const facts = [reportKindLabels[kind], ...new Set([subjectName, shopName])];
  const standing = props.hasState ? [state === 'OPEN' ? 'open' : 'closed'] : [];
  return (
    <LinkRow
      to={`/admin/reports/${id}`}
      name={reasonWords(reason)}
      text={<Parts of={[...facts, ...standing, recentDate(createdAt, Date.now())]} />}
      {...(props.padding && { padding: props.padding })}
      lead={props.canSelect && <SelectBox id={id} name={`${reasonWords(reason)}, ${subjectName}`} />}
    />
  );
}
