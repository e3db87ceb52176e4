import { useQuery } from '@apollo/client/react';
import { bulkLimits as limits } from '@besesaka/schema/catalog/bulk/limits.ts';
import { importTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import Download from 'lucide-react/icons/download';
import { graphql } from '#gql/gql.ts';
import type { ImportLinesQuery } from '#gql/graphql.ts';
import { buttonStyle } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

const ImportLinesDocument = graphql(`
  query ImportLines($id: ID!) {
    viewer {
      productImport(id: $id) {
        id
        faults {
          line
          product
          column
          value
          text
        }
        changes {
          line
          name
          isNew
          changes {
            column
            before
            after
          }
        }
      }
    }
  }
`);

type Lines = NonNullable<NonNullable<ImportLinesQuery['viewer']>['productImport']>;

interface Props {
  id: string;
  /** Whether the changes are still to be made. */
  hasChanges: boolean;
  faults: number;
}

/** The faults of an import, and before it is applied what its first lines change. */
export function ImportLines({ id, hasChanges, faults }: Props) {
  const query = useQuery(ImportLinesDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    skip: !hasChanges && faults === 0,
  });
  if (!hasChanges && faults === 0) return null;
  return (
    <Loaded
      query={query}
      data={query.data?.viewer?.productImport}
      skeleton={<Skeleton className="h-40" />}
      failed={texts.loadFailed}
    >
      {(lines) => (
        <>
          {faults > 0 && <Faults id={id} faults={lines.faults ?? []} count={faults} />}
          {hasChanges && (lines.changes ?? []).length > 0 && <Changes changes={lines.changes ?? []} />}
        </>
      )}
    </Loaded>
  );
}

function Faults({ id, faults, count }: { id: string; faults: NonNullable<Lines['faults']>; count: number }) {
  const shown = new Set(faults.map(({ line }) => line)).size;
  return (
    <section aria-labelledby="faults" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 id="faults" className="font-medium">
          {shown < count ? `The first ${shown} of ${count} lines with a fault` : 'Lines with a fault'}
        </h4>
        <a
          href={`/api/product-imports/${id}/faults`}
          download
          className={buttonStyle({ tone: 'secondary', size: 'small' })}
        >
          <Download aria-hidden="true" className="size-4" />
          Download faults
        </a>
      </div>
      <ul className="divide-y divide-line text-sm">
        {faults.map(({ line, product, column, value, text }) => (
          <li key={`${line} ${column} ${text}`} className="flex flex-wrap gap-x-3 py-2">
            <span className="min-w-0 break-words font-medium">
              {[`Line ${line}`, product, column].filter(Boolean).join(', ')}
              {value && `: ${value}`}
            </span>
            <span className="min-w-0 break-words text-clay">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Changes({ changes }: { changes: NonNullable<Lines['changes']> }) {
  return (
    <section aria-labelledby="changes" className="flex flex-col gap-2">
      <h4 id="changes" className="font-medium">
        {changes.length === limits.changesShown ? `The first ${limits.changesShown} changes` : 'Changes'}
      </h4>
      <ul className="divide-y divide-line text-sm">
        {changes.map(({ line, name, isNew, changes: values }) => (
          <li key={line} className="flex flex-col gap-1 py-2">
            <span className="break-words">
              <span className="text-muted">Line {line}</span> <span className="font-medium">{name}</span>
              {isNew && ' is new'}
            </span>
            {values.map(({ column, before, after }) => (
              <span key={column} className="break-words">
                {column}: <del className="text-muted">{before || 'none'}</del> <span className="sr-only">becomes</span>{' '}
                <ins className="no-underline">{after || 'none'}</ins>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
