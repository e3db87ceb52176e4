import { variantName } from '@besesaka/schema/catalog/variant-names.ts';
import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { regionOf } from '@besesaka/schema/kernel/regions.ts';
import { ShippingAddressFragment } from '#accounts/addresses/shipping-address.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { itemsText } from '#orders/cart/count-text.ts';
import { deliveryWords, feeWords } from '#orders/placed/order-words.ts';
import { WovenStrip } from '#ui/drawings/woven-strip.tsx';

const ParcelSlipFragment = graphql(`
  fragment ParcelSlip_order on Order {
    id
    createdAt
    itemCount
    total { amount currency }
    shippingFee { amount currency }
    delivery { kind name minDays maxDays pickupAddress pickupHours }
    paidAt
    shop { id name slug }
    shippingAddress {
      ...ShippingAddress_address
    }
    shippingNotes
    items(first: 100) {
      edges {
        node {
          id
          productName
          variantLabel
          quantity
        }
      }
    }
  }
`);

/** A label for a parcel, large enough for a rider to read on the road. Each prints on its own page. */
export function ParcelSlip(props: { order: FragmentType<typeof ParcelSlipFragment> }) {
  const order = readFragment(ParcelSlipFragment, props.order);
  const { fullName, phone, address, city, region, landmark } = readFragment(
    ShippingAddressFragment,
    order.shippingAddress,
  );
  return (
    <article
      aria-label={`Parcel slip of order ${order.id}`}
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 print:break-after-page print:rounded-none print:border-2 print:border-text"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p>
          <span className="text-muted">From </span>
          <strong>{order.shop.name}</strong>
        </p>
        <p className="font-bold text-lg tabular-nums">{order.id}</p>
        <WovenStrip id={order.shop.id} className="mt-1 w-full basis-full [print-color-adjust:exact]" />
      </header>
      <address className="break-words not-italic">
        <span className="text-muted text-sm">To</span>
        <strong className="block text-xl">{fullName}</strong>
        <strong className="block text-xl tabular-nums">{phone}</strong>
        <span className="mt-1 block text-lg">{address}</span>
        {landmark && <span className="block text-lg">{landmark}</span>}
        <span className="block text-lg">
          {city}, {regionOf(region)}
        </span>
      </address>
      {order.delivery && (
        <p className="break-words">
          <span className="text-muted">Delivery: </span>
          {deliveryWords(order.delivery)}, <span className="tabular-nums">{feeWords(order.shippingFee.amount)}</span>
        </p>
      )}
      {order.shippingNotes && (
        <p className="whitespace-pre-line break-words">
          <span className="text-muted">Notes: </span>
          {order.shippingNotes}
        </p>
      )}
      <ul className="border-line border-y py-2 text-sm">
        {order.items.edges.map(({ node: { id, productName, variantLabel, quantity } }) => (
          <li key={id} className="break-words py-0.5 tabular-nums">
            {quantity} × {variantName(productName, variantLabel)}
          </li>
        ))}
      </ul>
      <footer className="flex flex-wrap justify-between gap-x-4 text-sm">
        <p>
          {itemsText(order.itemCount)}, {cedi(order.total.amount)}:{' '}
          <strong>{order.paidAt ? 'paid' : 'not paid yet'}</strong>
        </p>
        <p className="text-muted">{longDateTime(order.createdAt)}</p>
      </footer>
    </article>
  );
}
