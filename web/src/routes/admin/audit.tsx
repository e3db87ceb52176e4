import { useQuery } from '@apollo/client/react';
import { auditLimits } from '@besesaka/schema/admin/limits.ts';
import Download from 'lucide-react/icons/download';
import { useSearchParams } from 'react-router';
import { AuditFilters, auditNames } from '#admin/audit/audit-filters.tsx';
import { AuditList } from '#admin/audit/audit-list.tsx';
import { graphql } from '#gql/gql.ts';
import { buttonStyle } from '#ui/controls/button.tsx';
import { MoreActions } from '#ui/dialogs/more-actions.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { LinkListSkeleton } from '#ui/lists/link-list.tsx';
import { PageLinks } from '#ui/lists/page-links.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

const AuditDocument = graphql(`
  query Audit($filter: AuditFilter!, $page: Int!) {
    viewer {
      admin {
        audit(filter: $filter, page: $page) {
          totalCount
          ...AuditList_page
        }
      }
    }
  }
`);

export function AuditScreen() {
  const [params] = useSearchParams();
  const filters = auditNames.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : []));
  const { subject: subjectId, ...words } = Object.fromEntries(filters);
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const query = useQuery(AuditDocument, {
    variables: { filter: { ...words, subjectId }, page },
    fetchPolicy: 'cache-and-network',
  });
  const filter = new URLSearchParams(filters).toString();
  return (
    <div className="flex flex-col gap-2 lg:gap-3">
      <div className="relative flex min-h-11 flex-wrap items-center gap-3">
        <h1 tabIndex={-1} className="me-auto text-2xl">
          Audit log
        </h1>
        <AuditFilters />
        <MoreActions label="List tools">
          <a
            href={`/api/admin/audit.csv?${filter}`}
            download
            className={buttonStyle({ tone: 'secondary', size: 'small' })}
          >
            <Download aria-hidden="true" className="size-5" />
            Download CSV
          </a>
        </MoreActions>
      </div>
      <Loaded
        query={query}
        data={query.data?.viewer?.admin?.audit}
        skeleton={<LinkListSkeleton />}
        failed="Failed to load the audit log."
      >
        {(list) =>
          list.totalCount === 0 ? (
            <EmptyState
              heading="Nothing here"
              text={filter ? 'No actions match these filters.' : 'Each step that an admin takes shows here.'}
            />
          ) : (
            <>
              <AuditList page={list} />
              <PageLinks
                page={page}
                pageCount={Math.ceil(list.totalCount / auditLimits.perPage)}
                pathOf={(page) => `?${filter}&page=${page}`}
              />
            </>
          )
        }
      </Loaded>
    </div>
  );
}
