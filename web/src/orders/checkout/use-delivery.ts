import { useQuery } from '@apollo/client/react';
import { moneyText, parseMoney } from '@besesaka/schema/kernel/money.ts';
import type { Region } from '@besesaka/schema/kernel/regions.ts';
import { orderLimits as limits } from '@besesaka/schema/orders/limits.ts';
import { chooseDeliveryWords, noFeeWords, regionFirstWords } from '@besesaka/schema/orders/pay-now-words.ts';
import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import { useState } from 'react';
import { graphql } from '#gql/gql.ts';
import { type DeliveryWays, type QuotedWay, waysTo } from '#shops/delivery/delivery-option.ts';
import type { Purchase } from './purchase.ts';

const CheckoutDeliveryDocument = graphql(`
  query CheckoutDelivery($productId: ID!, $isCart: Boolean!) {
    takesProtectedPayments
    viewer @include(if: $isCart) {
      cart {
        items {
          id
          shop { slug deliveryOptions { ...DeliveryOption_option } }
        }
      }
    }
    product(by: { id: $productId }) @skip(if: $isCart) {
      id
      shop { slug deliveryOptions { ...DeliveryOption_option } }
    }
  }
`);

/** The delivery of one shop's part of the purchase. */
export interface ShopDelivery {
  shop: { slug: string; name: string };
  /** The ways that serve the region. */
  ways: readonly QuotedWay[];
  /** Null: the buyer agrees on the delivery with the seller. */
  chosen: QuotedWay | null;
}

/** Null stands for "Agree with seller". */
export type Choices = Readonly<Record<string, string | null>>;

/** The delivery of each shop. Unless the buyer chose something, it is the shop's first way to the region. */
export function deliveriesOf(
  lines: Purchase['lines'],
  offered: ReadonlyMap<string, DeliveryWays>,
  { region, choices }: { region: Region | null; choices: Choices },
): ShopDelivery[] {
  const shops = new Map(lines.map(({ sellerSlug: slug, sellerName: name }) => [slug, { slug, name }]));
  return [...shops.values()].map((shop) => {
    const ofShop = lines.filter(({ sellerSlug }) => sellerSlug === shop.slug);
    const goods = ofShop.reduce((sum, { total }) => sum + (parseMoney(total) ?? 0), 0);
    const ways = region ? waysTo(offered.get(shop.slug) ?? [], region, goods) : [];
    const choice = choices[shop.slug];
    const chosen = choice === null ? null : (ways.find(({ way }) => way.id === choice) ?? ways[0] ?? null);
    return { shop, ways, chosen };
  });
}

/** The price that the buyer agrees to. Only a loaded quote can be ordered. */
export interface Quote {
  deliveries: readonly ShopDelivery[];
  /** The goods with the delivery. */
  total: string;
  /** As the order's input. */
  chosen: { shopSlug: string; optionId: string }[];
  region: Region | null;
  takesProtectedPayments: boolean;
}

/** Why a purchase cannot be paid now: only a final total can. Empty if it can. */
export function payNowRefusal({ deliveries, total, region }: Pick<Quote, 'deliveries' | 'total' | 'region'>): string {
  if (!region) return regionFirstWords;
  const open = deliveries.filter(({ chosen }) => !chosen);
  const withoutWays = open.filter(({ ways }) => ways.length === 0);
  if (withoutWays.length > 0) return noFeeWords(withoutWays.map(({ shop }) => shop.name));
  if (open.length > 0) return chooseDeliveryWords(open.map(({ shop }) => shop.name));
  const pesewas = parseMoney(total) ?? 0;
  if (pesewas < limits.paidLeastPesewas) return orderTexts.tooSmallToPay;
  return pesewas > limits.paidMostPesewas ? orderTexts.tooLargeToPay : '';
}

export function totalWith(goods: string, deliveries: readonly ShopDelivery[]): string {
  const fees = deliveries.reduce((sum, { chosen }) => sum + (chosen?.feePesewas ?? 0), 0);
  return moneyText((parseMoney(goods) ?? 0) + fees);
}

/** The choice of delivery for each shop of the purchase. */
export function useDelivery(purchase: Purchase, region: Region | null) {
  const { product, lines } = purchase;
  // This bypasses the cache: the fees must be current, and the cart of the cache has no ways of delivery.
  const { data, error, loading, refetch } = useQuery(CheckoutDeliveryDocument, {
    variables: { productId: product?.id ?? '', isCart: product === null },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const [choices, setChoices] = useState<Choices>({});
  const shops = data?.product ? [data.product.shop] : (data?.viewer?.cart?.items ?? []).map(({ shop }) => shop);
  const offered = new Map(shops.map(({ slug, deliveryOptions }) => [slug, deliveryOptions]));
  const deliveries = deliveriesOf(lines, offered, { region, choices });
  const quote: Quote = {
    deliveries,
    total: totalWith(purchase.total, deliveries),
    chosen: deliveries.flatMap(({ shop, chosen }) =>
      chosen ? [{ shopSlug: shop.slug, optionId: chosen.way.id }] : [],
    ),
    region,
    takesProtectedPayments: data?.takesProtectedPayments ?? false,
  };
  return {
    quote: data ? quote : null,
    hasFailed: !data && error !== undefined && !loading,
    choose: (slug: string, optionId: string | null) => setChoices({ ...choices, [slug]: optionId }),
    reload: () => void refetch().catch(() => {}),
  };
}

export type Delivery = ReturnType<typeof useDelivery>;
