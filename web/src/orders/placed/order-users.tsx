import { regionOf } from '@besesaka/schema/kernel/regions.ts';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ShippingAddressFragment } from '#accounts/addresses/shipping-address.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { buttonStyle } from '#ui/controls/button.tsx';

const OrderUsersFragment = graphql(`
  fragment OrderUsers_order on Order {
    id
    viewerIs
    buyerName
    buyerEmail
    shop { name slug }
    shippingAddress {
      ...ShippingAddress_address
    }
    shippingNotes
  }
`);

interface OrderUsersProps {
  order: FragmentType<typeof OrderUsersFragment>;
}

/** The other side, and the delivery address. */
export function OrderUsers(props: OrderUsersProps) {
  const order = readFragment(OrderUsersFragment, props.order);
  const { fullName, phone, address, city, region, landmark } = readFragment(
    ShippingAddressFragment,
    order.shippingAddress,
  );
  const sells = order.viewerIs !== 'BUYER';
  return (
    <section aria-labelledby="order-shipping" className="flex flex-col gap-4">
      <h2 id="order-shipping" className="text-lg">
        Shipping
      </h2>
      <dl className="flex flex-col gap-3 text-sm">
        {sells ? (
          <Fact name="Buyer">
            {order.buyerName}
            <br />
            <a href={`mailto:${order.buyerEmail}`} className="link break-all">
              {order.buyerEmail}
            </a>
          </Fact>
        ) : (
          <Fact name="Seller">
            <Link to={`/shops/${order.shop.slug}`} className="link">
              {order.shop.name}
            </Link>
          </Fact>
        )}
        <Fact name="Receiver">
          {fullName}
          <br />
          <span className="tabular-nums">{phone}</span>
        </Fact>
        <Fact name="Address">
          {address}
          <br />
          {city}, {regionOf(region)}
        </Fact>
        {landmark && <Fact name="Landmark">{landmark}</Fact>}
        {order.shippingNotes && <Fact name="Delivery notes">{order.shippingNotes}</Fact>}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="mt-0.5 whitespace-pre-line break-words">{children}</dd>
    </div>
  );
}

/** The ways to reach the other side. */
export function OrderContact(props: OrderUsersProps & { chat?: ReactNode }) {
  const order = readFragment(OrderUsersFragment, props.order);
  const { phone } = readFragment(ShippingAddressFragment, order.shippingAddress);
  const links = order.viewerIs === 'BUYER' ? null : contactLinks(phone, order.id);
  if (!links) return props.chat;
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-2 *:h-14 *:flex-col *:gap-0.5 *:rounded-md *:px-1 *:text-sm">
      {props.chat}
      <a href={links.call} className={buttonStyle({ tone: 'secondary' })}>
        <Phone aria-hidden="true" className="size-5" />
        Call
      </a>
      <a href={links.whatsApp} target="_blank" rel="noreferrer" className={buttonStyle({ tone: 'secondary' })}>
        <MessageCircle aria-hidden="true" className="size-5" />
        WhatsApp
      </a>
    </div>
  );
}

/** Links that call or message a phone number; null if it is not a Ghanaian number. */
export function contactLinks(phone: string, orderId: string): { call: string; whatsApp: string } | null {
  const digits = phone.replace(/[\s()-]/g, '');
  const local = /^(?:\+233|233|0)(\d{9})$/.exec(digits)?.[1];
  if (!local) return null;
  const text = encodeURIComponent(`Hello, this is about order ${orderId} on Besesaka.`);
  return { call: `tel:+233${local}`, whatsApp: `https://wa.me/233${local}?text=${text}` };
}
