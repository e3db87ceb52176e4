import { useQuery } from '@apollo/client/react';
import { variantName } from '@besesaka/schema/catalog/variant-names.ts';
import Printer from 'lucide-react/icons/printer';
import { Link } from 'react-router';
import { graphql } from '#gql/gql.ts';
import type { PickListQuery } from '#gql/graphql.ts';
import { OrderPicture } from '#orders/placed/order-picture.tsx';
import { Button, buttonStyle } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

const PickListDocument = graphql(`
  query PickList {
    viewer {
      shop {
        pickList {
          orderCount
          lines {
            productId
            variantId
            variantLabel
            productName
            productImagePath
            sku
            quantity
            orderIds
          }
        }
      }
    }
  }
`);

/** The items of all orders that are ready to pack, for the screen and for printing. */
export function PickList() {
  const query = useQuery(PickListDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Loaded
      query={query}
      data={query.data?.viewer?.shop?.pickList}
      skeleton={<Skeleton className="h-40 rounded-lg" />}
      failed="Failed to load the pick list."
    >
      {(list) => <Packing list={list} />}
    </Loaded>
  );
}

type List = NonNullable<NonNullable<NonNullable<PickListQuery['viewer']>['shop']>['pickList']>;

function Packing({ list }: { list: List }) {
  if (list.lines.length === 0)
    return <EmptyState heading="Nothing to pack" text="Accepted orders appear here until you dispatch them." />;
  const pieces = list.lines.reduce((all, { quantity }) => all + quantity, 0);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted tabular-nums">
          {pieces} {pieces === 1 ? 'piece' : 'pieces'} for {list.orderCount}{' '}
          {list.orderCount === 1 ? 'order' : 'orders'}
        </p>
        <div className="flex flex-wrap gap-3 print:hidden">
          <Link to="/dashboard/orders/parcel-slips" className={buttonStyle({ tone: 'secondary' })}>
            Parcel slips
          </Link>
          <Button onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4.5" />
            Print
          </Button>
        </div>
      </div>
      <PickTable lines={list.lines} />
    </>
  );
}

function PickTable({ lines }: { lines: List['lines'] }) {
  return (
    <table className="w-full border-line border-y text-start">
      <caption className="sr-only">Items to pack</caption>
      <thead className="text-muted text-sm max-sm:sr-only print:not-sr-only">
        <tr>
          <th scope="col" className="py-2 text-start font-medium" colSpan={2}>
            Product
          </th>
          <th scope="col" className="px-3 py-2 text-end font-medium">
            Pieces
          </th>
          <th scope="col" className="w-11 py-2 font-medium sm:w-20">
            Packed
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr
            key={keyOf(line)}
            className="break-inside-avoid border-line border-t align-top has-checked:text-muted has-checked:[&_img]:opacity-50"
          >
            <td className="w-14 py-3">
              <span className="block size-12 overflow-hidden rounded-sm">
                <OrderPicture path={line.productImagePath} alt="" />
              </span>
            </td>
            <th scope="row" className="px-3 py-3 text-start font-medium">
              <span className="break-words">{variantName(line.productName, line.variantLabel)}</span>
              <span className="block font-normal text-muted text-sm">{line.sku}</span>
              <OrderCodes ids={line.orderIds} />
            </th>
            <td className="px-3 py-3 text-end font-bold text-lg tabular-nums">{line.quantity}</td>
            <td className="pt-1">
              <PackedBox id={keyOf(line)} name={variantName(line.productName, line.variantLabel)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A new order makes a new line of it, which is not packed yet. */
const keyOf = ({ variantId, productId, orderIds }: List['lines'][number]) =>
  [variantId ?? productId, ...orderIds].join(' ');

/** The lines that are ticked off, kept while the page is open. */
const packed = new Set<string>();

function PackedBox({ id, name }: { id: string; name: string }) {
  return (
    <label className="grid h-11 min-w-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={`Packed: ${name}`}
        defaultChecked={packed.has(id)}
        onChange={({ target }) => (target.checked ? packed.add(id) : packed.delete(id))}
        className="size-6"
      />
    </label>
  );
}

function OrderCodes({ ids }: { ids: readonly string[] }) {
  return (
    <span className="mt-1 flex flex-wrap gap-x-3 font-normal text-sm tabular-nums">
      {ids.map((id) => (
        <Link key={id} to={`/dashboard/orders/${id}`} className="tap-line text-brand underline-offset-4 print:min-h-0">
          {id}
        </Link>
      ))}
    </span>
  );
}
