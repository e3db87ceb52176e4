import { recentDate } from '@besesaka/schema/kernel/dates.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Fragment, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Card } from '#ui/display/card.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { useMedia } from '#ui/hooks/use-media.ts';
import { rowTime } from '#ui/lists/row-time.ts';
import { SelectBox } from './selection.tsx';

interface Column {
  head: string;
  /**
   * Its place in a narrow row. The name is its title, with the facts as the line below. The amount, or else the time, and
   * the badge are at its end; notes are below it. A stamp is a time after a short name. A wide one is only in a table.
   */
  as?: 'name' | 'badge' | 'amount' | 'time' | 'stamp' | 'note' | 'wide';
  /** The class of its width in a table. */
  width?: string;
  /** Left out of a table that is narrow. */
  isExtra?: true;
}

interface Cells<Key extends string> {
  key: string;
  /** The heading above the rows that have the same one. */
  group?: string;
  /** A picture or the initials before the name. */
  lead?: ReactNode;
  /** What the columns show. */
  cells: Readonly<Record<Key, ReactNode>>;
  /** The page of the record: the whole row leads there. */
  to?: string | undefined;
  /** The row's checkbox, in a list with acts on several. */
  select?: { id: string; name: string };
  /** A button at the end. */
  act?: ReactNode;
  /** Further lines, over the whole width. */
  more?: ReactNode;
  /** On a narrow screen the row opens it, instead of leading to a page; it has what the button and the notes say. */
  folded?: ReactNode;
}

export interface RecordColumns<Row, Key extends string = string> {
  columns: Readonly<Record<Key, Column>>;
  row: (row: Row) => Cells<Key>;
}

interface Props<Row, Key extends string> extends RecordColumns<Row, Key> {
  label: string;
  rows: readonly Row[];
  canSelect?: boolean;
}

const wide = '(width >= 64rem)';

/** A past time in a row; a narrow one has the shortest form. */
export function RecordTime({ at }: { at: string }) {
  return (useMedia(wide) ? recentDate : rowTime)(at, Date.now());
}

/** Records as a table with heads. On a narrow screen each is a row with a title, a line of facts, and an end. */
export function RecordTable<Row, Key extends string>({ label, rows, columns, row, canSelect }: Props<Row, Key>) {
  const isWide = useMedia(wide);
  const shown = rows.map(row);
  const hasActs = shown.some(({ act }) => act);
  const span = isWide ? Object.keys(columns).length + Number(canSelect ?? false) + Number(hasActs) : 1;
  const line = { isWide, span, columns, canSelect, hasActs };
  return (
    <Card>
      <table className="w-full text-left max-lg:block lg:table-fixed">
        <caption className="sr-only">{label}</caption>
        {isWide && <Heads columns={Object.values<Column>(columns)} canSelect={canSelect} hasActs={hasActs} />}
        {shown.map(({ key, group, ...one }, n) => (
          <Fragment key={key}>
            {group && group !== shown[n - 1]?.group && <GroupHead span={span}>{group}</GroupHead>}
            <Row {...one} {...line} />
          </Fragment>
        ))}
      </table>
    </Card>
  );
}

function GroupHead({ span, children }: { span: number; children: string }) {
  return (
    <tbody className="border-line border-t max-lg:block max-lg:first-of-type:border-t-0">
      <tr className="max-lg:block">
        <th scope="colgroup" colSpan={span} className="break-words px-3 py-2 text-sm max-lg:block">
          {children}
        </th>
      </tr>
    </tbody>
  );
}

/** One record, with its further lines. */
function Row({ isWide, span, more, ...line }: LineProps & { isWide: boolean; span: number }) {
  const [isOpen, setOpen] = useState(false);
  const { folded } = line;
  const opened = !isWide && isOpen && folded;
  const lines = opened || more;
  return (
    <tbody className="record-row">
      {isWide ? (
        <WideRow {...line} />
      ) : (
        <NarrowRow {...line} toggle={folded ? { isOpen, press: () => setOpen(!isOpen) } : undefined} />
      )}
      {lines && (
        <tr className="max-lg:block">
          <td colSpan={span} className={classNames('relative px-3 pb-3 max-lg:block', opened ? 'z-1' : undefined)}>
            {lines}
          </td>
        </tr>
      )}
    </tbody>
  );
}

interface LineProps extends Omit<Cells<string>, 'key' | 'group'> {
  columns: Readonly<Record<string, Column>>;
  canSelect: boolean | undefined;
  hasActs: boolean;
}

const extra = 'lg:max-xl:hidden';

function Heads({
  columns,
  canSelect,
  hasActs,
}: {
  columns: Column[];
  canSelect?: boolean | undefined;
  hasActs: boolean;
}) {
  return (
    <thead className="text-muted text-sm">
      <tr>
        {canSelect && <td className="w-11" />}
        {columns.map(({ head, as, width, isExtra }) => (
          <th
            key={head}
            scope="col"
            className={classNames(
              'h-10 truncate px-2 font-normal xl:px-3',
              as === 'amount' && 'text-right',
              width,
              isExtra && extra,
            )}
          >
            {head}
          </th>
        ))}
        {hasActs && <td className="w-20 xl:w-28" />}
      </tr>
    </thead>
  );
}

function WideRow({ lead, cells, to, select, act, columns, canSelect, hasActs }: LineProps) {
  return (
    <tr>
      {canSelect && <td className="relative z-1 ps-2">{select && <SelectBox {...select} />}</td>}
      {Object.entries(columns).map(([key, { as, isExtra }]) => {
        const title = typeof cells[key] === 'string' ? cells[key] : undefined;
        if (as === 'name')
          return (
            <th key={key} scope="row" title={title} className="px-2 py-1.5 font-medium xl:px-3">
              <span className="flex items-center gap-3">
                {lead}
                <Name to={to} className="line-clamp-2 min-w-0 break-words leading-5">
                  {cells[key]}
                </Name>
              </span>
            </th>
          );
        return (
          <td key={key} title={title} className={classNames(`record-${as ?? 'fact'}`, isExtra && extra)}>
            {title ? <span className="line-clamp-2 whitespace-normal break-words leading-5">{title}</span> : cells[key]}
          </td>
        );
      })}
      {hasActs && <td className="relative z-1 pe-2 text-right">{act}</td>}
    </tr>
  );
}

interface Toggle {
  isOpen: boolean;
  press: () => void;
}

function NarrowRow({
  lead,
  cells,
  to,
  select,
  act,
  columns,
  canSelect,
  toggle,
}: LineProps & { toggle: Toggle | undefined }) {
  const all = Object.entries(columns).map(([key, { as = 'fact' }]) => ({ as, cell: cells[key] }));
  const of = (kind: string) => all.find(({ as, cell }) => as === kind && cell)?.cell;
  const facts = all.filter(({ as }) => as === 'fact').map(({ cell }) => cell);
  const [amount, time, stamp, badge] = [of('amount'), of('time'), of('stamp'), of('badge')];
  const [fact, ...others] = facts;
  return (
    <tr className="flex min-h-14 items-center gap-3 px-3 py-1.5">
      {canSelect && <td className="relative z-1 -me-3">{select && <SelectBox {...select} />}</td>}
      {lead && <td>{lead}</td>}
      <th scope="row" className="min-w-0 flex-1 font-normal">
        <span className="flex items-baseline gap-3">
          <Name
            to={to}
            toggle={toggle}
            className={classNames('line-clamp-2 min-w-0 break-words font-medium leading-5', !stamp && 'flex-1')}
          >
            {of('name')}
          </Name>
          {stamp && <span className="min-w-0 flex-1 truncate text-muted text-sm">{stamp}</span>}
          <span className={amount ? 'font-semibold tabular-nums' : 'text-muted text-sm'}>{amount ?? time}</span>
        </span>
        <span className="mt-0.5 flex min-h-5 items-center gap-3">
          <Facts of={[act && !toggle && badge, fact, amount && time, ...others].filter(Boolean)} />
          <End act={act} badge={badge} toggle={toggle} />
        </span>
        {!toggle && of('note')}
      </th>
    </tr>
  );
}

interface EndProps {
  act: ReactNode;
  badge: ReactNode;
  toggle: Toggle | undefined;
}

/** The end of a narrow row's second line. */
function End({ act, badge, toggle }: EndProps) {
  if (toggle)
    return (
      <ChevronDown aria-hidden="true" className={classNames('size-4 text-muted', toggle.isOpen && 'rotate-180')} />
    );
  return act ? <span className="relative z-1">{act}</span> : badge;
}

interface NameProps {
  to: string | undefined;
  toggle?: Toggle | undefined;
  className: string;
  children: ReactNode;
}

function Name({ to, toggle, className, children }: NameProps) {
  if (toggle)
    return (
      <button
        type="button"
        aria-expanded={toggle.isOpen}
        onClick={toggle.press}
        className={`record-link text-left ${className}`}
      >
        {children}
      </button>
    );
  if (!to) return <span className={className}>{children}</span>;
  return (
    <Link to={to} className={`record-link ${className}`}>
      {children}
    </Link>
  );
}

/** In one line, which is cut at its end. */
function Facts({ of }: { of: readonly ReactNode[] }) {
  return (
    <span className="block min-w-0 flex-1 overflow-x-clip text-ellipsis whitespace-nowrap text-muted text-sm">
      {of.map((fact, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts do not move
        <Fragment key={n}>
          {n > 0 && ' · '}
          {fact}
        </Fragment>
      ))}
    </span>
  );
}
