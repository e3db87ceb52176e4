import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import Download from 'lucide-react/icons/download';
import type { FunctionComponent, ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useMayWork } from '#accounts/use-staff.ts';
import type { ExportedList, HideableKind } from '#gql/graphql.ts';
import { buttonStyle } from '#ui/controls/button.tsx';
import { Select } from '#ui/controls/select.tsx';
import { TabLinks } from '#ui/controls/tab-links.tsx';
import { MoreActions } from '#ui/dialogs/more-actions.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { LinkListSkeleton } from '#ui/lists/link-list.tsx';
import { PageLinks } from '#ui/lists/page-links.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { AdminSearch } from './admin-search.tsx';
import { type RecordColumns, RecordTable } from './record-table.tsx';
import { DeletePicturesButton, HideButton } from './reports/hide-button.tsx';
import { type BulkActProps, Selection } from './selection.tsx';

interface Page<Row> {
  totalCount: number;
  edges: readonly { node: Row }[];
}

type StateOf<Variables> = Variables extends { state?: infer State } ? (NonNullable<State> & string) | 'ALL' : never;

interface SearchForm {
  label: string;
  placeholder: string;
  maxLength: number;
}

interface AdminList<Data, Variables, Row, Key extends string> extends RecordColumns<Row, Key> {
  /** The query, with the variables `page`, `state` and, if the list has a search, `search`. */
  document: TypedDocumentNode<Data, Variables>;
  listIn: (data: Data) => Page<Row> | null | undefined;
  heading: string;
  /** What it lists: the name of its tabs, by default the heading. */
  label?: string;
  /** Shown when nothing is found. */
  empty?: string;
  /** The tabs; the first one is shown first. The state ALL is no filter. */
  states: readonly { state: StateOf<Variables>; label: string }[];
  search?: SearchForm;
  /** A further filter: the name of its variable, which is in the URL, and its values with their labels. */
  filter?: { name: keyof Variables & string } & Filter;
  perPage: number;
  /** A link among the tools beside the heading. */
  aside?: ReactNode;
  /** Acts on chosen rows. */
  bulk?: FunctionComponent<BulkActProps>;
  /** The list as CSV. */
  exported?: ExportedList;
}

interface Filter {
  label: string;
  /** Shown while nothing is chosen. */
  all: string;
  values: Readonly<Record<string, string>>;
}

interface View {
  states: readonly { state: string; label: string }[];
  search?: SearchForm;
  filter?: { name: string } & Filter;
}

/** The screen of a list: tabs by state, search, numbered pages, and its empty, error and loading states. */
export function adminList<Data, Variables extends { page: number }, Row, Key extends string>(
  list: AdminList<Data, Variables, Row, Key>,
) {
  const { document, listIn, label = list.heading, states, perPage, columns, row } = list;
  const plural = label.toLowerCase();
  return function AdminListScreen() {
    const { state, page, chosen, variables, linkTo } = useView(list);
    const bulk = useMayWork()('trust') ? list.bulk : undefined;
    // The cast is safe because the states and the filter are those of the variables.
    const query = useQuery<Data>(document as TypedDocumentNode<Data>, { variables, fetchPolicy: 'cache-and-network' });
    return (
      <div className="flex flex-col gap-2 lg:gap-3">
        <ListTools {...list} chosen={chosen} keeps={{ state, ...chosen }} />
        <div className="-mt-2 lg:mt-0">
          <TabLinks
            label={label}
            tabs={states.map((one) => ({
              label: one.label,
              to: linkTo({ state: one.state }),
              isCurrent: one.state === state,
            }))}
          />
        </div>
        <Selection key={`${state} ${page}`} act={bulk} state={state}>
          <Loaded
            query={query}
            data={query.data && listIn(query.data as Data)}
            skeleton={<LinkListSkeleton />}
            failed={`Failed to load ${plural}.`}
          >
            {({ totalCount, edges }) =>
              totalCount === 0 ? (
                <EmptyState heading="Nothing here" text={list.empty ?? `No ${plural} found.`} />
              ) : (
                <>
                  <RecordTable
                    label={label}
                    columns={columns}
                    row={row}
                    rows={edges.map(({ node }) => node)}
                    canSelect={bulk !== undefined}
                  />
                  <PageLinks
                    page={page}
                    pageCount={Math.ceil(totalCount / perPage)}
                    pathOf={(page) => linkTo({ state, page: String(page) })}
                  />
                </>
              )
            }
          </Loaded>
        </Selection>
      </div>
    );
  };
}

interface ToolsProps {
  heading: string;
  search?: SearchForm;
  aside?: ReactNode;
  exported?: ExportedList;
  filter?: { name: string } & Filter;
  chosen: Readonly<Record<string, string>>;
  keeps: Readonly<Record<string, string>>;
}

/** The heading, the search, and what else can be done with the list. On a phone the search has a row of its own. */
function ListTools({ heading, search, aside, exported, filter, chosen, keeps }: ToolsProps) {
  const mayExport = useMayWork()('money');
  return (
    <div className="relative flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
      <h1 tabIndex={-1} className="me-auto text-2xl">
        {heading}
      </h1>
      {search && <AdminSearch {...search} keeps={keeps} />}
      {filter && <FilterSelect filter={filter} value={chosen[filter.name]} />}
      {(aside || (exported && mayExport)) && (
        <MoreActions label="List tools">
          {aside}
          {exported && mayExport && <CsvLink to={`/admin/exports?list=${exported}`} />}
        </MoreActions>
      )}
    </div>
  );
}

/** Downloads the list. */
function CsvLink({ to }: { to: string }) {
  return (
    <Link to={to} className={buttonStyle({ tone: 'secondary', size: 'small' })}>
      <Download aria-hidden="true" className="size-5" />
      Download CSV
    </Link>
  );
}

function FilterSelect({ filter, value = '' }: { filter: { name: string } & Filter; value: string | undefined }) {
  const [params, setParams] = useSearchParams();
  const { name, label, all, values } = filter;
  const choose = (chosen: string) => {
    const { [name]: _, page, ...others } = Object.fromEntries(params);
    setParams({ ...others, ...(chosen && { [name]: chosen }) });
  };
  return (
    <Select aria-label={label} value={value} onChange={({ target }) => choose(target.value)} className="h-11! text-sm">
      <option value="">{all}</option>
      {Object.entries(values).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

/** What the address asks for. */
function useView({ states, search, filter }: View) {
  const [params] = useSearchParams();
  const { state } = states.find((one) => one.state === params.get('state')) ?? states[0] ?? { state: 'ALL' };
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const typed = params.get('q')?.trim() || null;
  const filtered = (filter && Object.keys(filter.values).find((one) => one === params.get(filter.name))) ?? null;
  const variables = {
    page,
    state: state === 'ALL' ? null : state,
    ...(search && { search: typed }),
    ...(filter && { [filter.name]: filtered }),
  };
  const chosen: Record<string, string> = filter && filtered ? { [filter.name]: filtered } : {};
  const more = { ...(typed && { q: typed }), ...chosen };
  const linkTo = (at: Record<string, string>) => `?${new URLSearchParams({ ...at, ...more })}`;
  return { state, page, chosen, variables, linkTo };
}

interface ContentProps {
  subject: { kind: HideableKind; id: string; isHidden: boolean };
  name: string;
  hiddenReason: string | null | undefined;
  /** The query to refetch after a change. */
  query: string;
  /** Lines above the reason. */
  children?: ReactNode;
}

/** What users published, in an admin list: its checkbox, the button that hides it, and why it is hidden. */
export function contentRow({ subject, name, hiddenReason, query, children }: ContentProps) {
  const { kind, id, isHidden } = subject;
  return {
    key: id,
    select: { id, name },
    act: (
      <ForTrust>
        <HideButton subject={subject} query={query} inList />
      </ForTrust>
    ),
    more: (children || isHidden) && (
      <>
        {children}
        {hiddenReason && <p className="break-words text-sm">Hidden: {hiddenReason}</p>}
        {isHidden && (
          <ForTrust>
            <DeletePicturesButton subject={{ kind, id }} query={query} />
          </ForTrust>
        )}
      </>
    ),
  };
}

function ForTrust({ children }: { children: ReactNode }) {
  return useMayWork()('trust') ? children : null;
}

/** A link in a row, high enough for a finger. In a table it fills its cell. */
export const lineLink =
  'relative z-1 inline-block py-0.5 leading-5 underline underline-offset-4 max-lg:after:absolute max-lg:after:inset-x-0 max-lg:after:-inset-y-2.5 lg:block lg:truncate lg:py-0 lg:leading-11';
