import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Card } from '#ui/display/card.tsx';
import { exportNames } from './export-names.ts';

const ExportRowFragment = graphql(`
  fragment ExportRow_export on ListExport {
    id
    list
    month
    state
    expiresAt
    downloadPath
  }
`);

/** The exports of the last day, with the links of those that are ready. */
export function ExportRows({ exports }: { exports: readonly FragmentType<typeof ExportRowFragment>[] }) {
  return (
    <Card>
      <ul className="divide-y divide-line">
        {exports.map((one) => {
          const { id, list, month, state, expiresAt, downloadPath } = readFragment(ExportRowFragment, one);
          return (
            <li key={id} className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 px-4 py-1.5">
              <p className="font-medium">
                {exportNames[list]}
                {month && <span className="text-muted">, {month}</span>}
              </p>
              {downloadPath && expiresAt ? (
                <p className="text-muted text-sm">
                  {/* A plain link, because this is a file and not a route of the app. */}
                  <a
                    href={downloadPath}
                    download
                    className="inline-flex min-h-11 items-center font-semibold text-brand underline"
                  >
                    Download
                  </a>{' '}
                  until {longDateTime(expiresAt)}
                </p>
              ) : (
                <p role="status" className={state === 'FAILED' ? 'text-danger text-sm' : 'text-muted text-sm'}>
                  {state === 'PREPARING'
                    ? 'Being prepared …'
                    : state === 'FAILED'
                      ? 'It failed. Please try again.'
                      : 'Expired'}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
