import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '#ui/display/card.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { SelectBox } from './selection.tsx';

interface Column {
  head: string;
  /** Its place in a phone's row: the first line has the name, the badge and the amount, the second line the facts. */
  as?: 'name' | 'badge' | 'amount';
  /** The class of its width in a table. */
  width?: string;
  /** Left out of a table that is narrow. */
  isExtra?: true;
}

interface Cells<Key extends string> {
  key: string;
  /** What the columns show. */
  cells: Readonly<Record<Key, ReactNode>>;
  /** The page of the record: the whole row leads there. */
  to?: string;
  /** The row's checkbox, in a list with acts on several. */
  select?: { id: string; name: string };
  /** A button at the end. */
  act?: ReactNode;
  /** Further lines, over the whole width. */
  more?: ReactNode;
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

/** Records as a table with heads. On a narrow screen each is a row of two lines. */
export function RecordTable<Row, Key extends string>({
  label,
  rows,
  columns,
  row,
  canSelect = false,
}: Props<Row, Key>) {
  const keys = Object.keys(columns) as Key[];
  const shown = rows.map(row);
  const hasActs = shown.some(({ act }) => act);
  return (
    <Card>
      <table className="w-full text-left max-lg:block lg:table-fixed">
        <caption className="sr-only">{label}</caption>
        <thead className="text-muted text-sm max-lg:sr-only">
          <tr>
            {canSelect && <td className="w-11" />}
            {keys.map((key) => (
              <Head key={key} column={columns[key]} />
            ))}
            {hasActs && <td className="w-32 xl:w-36" />}
          </tr>
        </thead>
        {shown.map((one) => (
          <tbody key={one.key} className="record-row">
            <tr>
              {canSelect && (
                <td className="relative z-1 ps-2 max-lg:ps-0">{one.select && <SelectBox {...one.select} />}</td>
              )}
              {keys.map((key) => (
                <Cell key={key} column={columns[key]} to={one.to}>
                  {one.cells[key]}
                </Cell>
              ))}
              {hasActs && <td className="record-act">{one.act}</td>}
            </tr>
            {one.more && (
              <tr>
                <td colSpan={keys.length + Number(canSelect) + Number(hasActs)} className="px-3 pb-3 max-lg:px-4">
                  {one.more}
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </Card>
  );
}

const extra = 'lg:max-xl:hidden';

function Head({ column: { head, as, width = '', isExtra } }: { column: Column }) {
  const own = classNames(as === 'amount' && 'text-right', width, isExtra && extra);
  return (
    <th scope="col" className={`h-10 truncate px-2 font-normal xl:px-3 ${own}`}>
      {head}
    </th>
  );
}

function Cell({
  column: { as, isExtra },
  to,
  children,
}: {
  column: Column;
  to: string | undefined;
  children: ReactNode;
}) {
  const title = typeof children === 'string' ? children : undefined;
  if (as === 'name')
    return (
      <th scope="row" title={title} className="record-name">
        {to ? (
          <Link to={to} className="record-link">
            {children}
          </Link>
        ) : (
          children
        )}
      </th>
    );
  return (
    <td title={title} className={classNames(`record-${as ?? 'fact'}`, isExtra && extra)}>
      {children}
    </td>
  );
}
