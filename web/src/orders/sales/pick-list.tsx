import { useQuery } from '@apollo/client/react';
import { variantName } from '@besesaka/schema/catalog/variant-names.ts';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { Link } from 'react-router';
import { graphql } from '#gql/gql.ts';
import type { PickListQuery } from '#gql/graphql.ts';
import { OrderPicture } from '#orders/placed/order-picture.tsx';
import { Button, buttonStyle } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { WovenStrip } from '#ui/drawings/woven-strip.tsx';
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
      {(list) =>
        list.lines.length === 0 ? (
          <EmptyState heading="Nothing to pack" text="Accepted orders appear here until you dispatch them." />
        ) : (
          <Packing list={list} />
        )
      }
    </Loaded>
  );
}

type List = NonNullable<NonNullable<NonNullable<PickListQuery['viewer']>['shop']>['pickList']>;

/** A new order makes a new line of it, which is not packed yet. */
const keyOf = ({ variantId, productId, orderIds }: List['lines'][number]) =>
  [variantId ?? productId, ...orderIds].join(' ');

/** The lines that are ticked off, kept while the page is open. */
let lastPacked: ReadonlySet<string> = new Set();

function Packing({ list }: { list: List }) {
  const [packed, setPacked] = useState(lastPacked);
  const pack = (key: string) => {
    const next = new Set(packed);
    if (!next.delete(key)) next.add(key);
    lastPacked = next;
    setPacked(next);
  };
  return (
    <>
      <Head list={list} packed={pieces(list.lines.filter((line) => packed.has(keyOf(line))))} />
      <table className="w-full border-line border-y text-start">
        <caption className="sr-only">Items to pack</caption>
        <thead className="text-muted text-sm max-sm:sr-only print:not-sr-only">
          <tr>
            <th scope="col" className="py-2 text-start font-medium">
              Pieces
            </th>
            <th scope="col" className="py-2 text-start font-medium" colSpan={2}>
              Product
            </th>
            <th scope="col" className="w-11 py-2 font-medium sm:w-20">
              Packed
            </th>
          </tr>
        </thead>
        <tbody>
          {list.lines.map((line) => (
            <Line key={keyOf(line)} line={line} isPacked={packed.has(keyOf(line))} onPack={() => pack(keyOf(line))} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function Head({ list: { lines, orderCount }, packed }: { list: List; packed: number }) {
  const all = pieces(lines);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-72 sm:max-w-md">
        <p className="flex flex-wrap justify-between gap-x-3 text-muted tabular-nums max-sm:text-sm">
          <span>
            {all} {all === 1 ? 'piece' : 'pieces'} for {orderCount} {orderCount === 1 ? 'order' : 'orders'}
          </span>
          <span aria-live="polite" className="print:hidden">
            {packed} of {all} packed
          </span>
        </p>
        <Progress part={packed / all} />
      </div>
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
  );
}

const pieces = (lines: List['lines']) => lines.reduce((all, { quantity }) => all + quantity, 0);

/** As much of the strip is woven as is packed. */
function Progress({ part }: { part: number }) {
  return (
    <div aria-hidden="true" className="mt-1.5 overflow-hidden rounded-xs bg-line print:hidden">
      <div className="overflow-hidden transition-[width] duration-250" style={{ width: `${part * 100}%` }}>
        <WovenStrip id="pick list" className="w-full" />
      </div>
    </div>
  );
}

/** The whole row ticks the line off; its order numbers lead to the orders. */
function Line({ line, isPacked, onPack }: { line: List['lines'][number]; isPacked: boolean; onPack: () => void }) {
  const name = variantName(line.productName, line.variantLabel);
  return (
    <tr className="relative h-18 break-inside-avoid border-line border-t hover:bg-sunken has-checked:text-muted has-checked:[&_img]:opacity-50">
      <td className="w-12 whitespace-nowrap pe-2 font-bold text-lg tabular-nums sm:w-20 sm:ps-2">{line.quantity} ×</td>
      <td className="w-12">
        <span className="block size-12 overflow-hidden rounded-sm">
          <OrderPicture path={line.productImagePath} alt="" />
        </span>
      </td>
      <th scope="row" className="px-3 py-2 text-start font-medium leading-5">
        <span className="line-clamp-2 break-words print:line-clamp-none">{name}</span>
        <span className="mt-0.5 flex flex-wrap gap-x-2 font-normal text-muted text-xs tabular-nums sm:text-sm">
          {line.sku}
          {line.orderIds.map((id) => (
            <Link key={id} to={`/dashboard/orders/${id}`} className="tap-text z-10 text-brand">
              {id}
            </Link>
          ))}
        </span>
      </th>
      <td className="text-center">
        <label className="inline-grid size-11 cursor-pointer place-items-center after:absolute after:inset-0">
          <input
            type="checkbox"
            aria-label={`Packed: ${name}`}
            checked={isPacked}
            onChange={onPack}
            className="size-6"
          />
        </label>
      </td>
    </tr>
  );
}
