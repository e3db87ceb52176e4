import type { Region as RegionValue } from '@besesaka/schema/kernel/regions.ts';
import type { DeliveryKind as DeliveryKindValue } from '@besesaka/schema/shops/limits.ts';
import { removeDeliveryOption, setDeliveryOption } from '@besesaka/schema/shops/operations.ts';
import {
  type DeliveryOption as DeliveryOptionValue,
  deliveryOption,
  deliveryRate,
} from '@besesaka/schema/shops/resources.ts';
import { OwnShop } from '#accounts/person.ts';
import { Region } from '#accounts/region.ts';
import { atMost } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { descriptionOf, exposeFields, type InputOf, inputFields, toContract } from '#platform/graphql/from-contract.ts';
import { Money } from '#platform/graphql/money.ts';
import { mutation } from '#platform/graphql/mutation.ts';
import { changedShop } from './change-own-shop.ts';

export const DeliveryKind = builder.enumType('DeliveryKind', {
  description: 'Kind of delivery.',
  values: {
    RIDER: { value: 'rider', description: "The seller's own rider." },
    BUS: { value: 'bus', description: 'A parcel by bus, from station to station.' },
    COURIER: { value: 'courier', description: 'A courier service.' },
    PICKUP: { value: 'pickup', description: 'The buyer picks up the goods, without a fee.' },
  } as const,
});

/** A shop rarely names each region for each of its ways. */
const usualRates = 6;

/** A shop may have more, but rarely does. */
export const usualOptions = 3;

const DeliveryRate = builder.objectRef<DeliveryOptionValue['rates'][number]>('DeliveryRate').implement({
  description: 'Fee and days of a way of delivery to one region.',
  fields: (t) => ({
    ...exposeFields(t, deliveryRate, { without: ['region', 'fee'] }),
    region: t.expose('region', { type: Region, ...descriptionOf(deliveryRate, 'region') }),
    fee: t.expose('fee', { type: Money, description: 'Fee.' }),
  }),
});

export const DeliveryOption = builder.objectRef<DeliveryOptionValue>('DeliveryOption').implement({
  description: 'A way of delivery that a shop offers.',
  fields: (t) => ({
    ...exposeFields(t, deliveryOption, { without: ['free_above'] }),
    kind: t.expose('kind', { type: DeliveryKind, ...descriptionOf(deliveryOption, 'kind') }),
    freeAbove: t.expose('free_above', {
      type: Money,
      nullable: true,
      description: "Amount of the shop's goods from which delivery is free; null if it never is.",
    }),
    rates: t.expose('rates', {
      type: [DeliveryRate],
      extensions: atMost(usualRates),
      ...descriptionOf(deliveryOption, 'rates'),
    }),
  }),
});

interface Rate {
  region: RegionValue;
  fee: string;
  minDays: number;
  maxDays: number;
}

const DeliveryRateInput = builder.inputRef<Rate>('DeliveryRateInput').implement({
  description: 'Fee and days of a way of delivery to one region.',
  fields: (t) => ({
    region: t.field({ type: Region, required: true, description: 'One of the 16 regions of Ghana.' }),
    fee: t.field({ type: 'Decimal', required: true, description: 'Fee in Ghana cedis.' }),
    minDays: t.int({ required: true, description: 'Fewest days until the goods arrive; 0 is the same day.' }),
    maxDays: t.int({ required: true, description: 'Most days until the goods arrive.' }),
  }),
});

const choices = ['kind', 'rates'] as const;

interface Option extends InputOf<typeof setDeliveryOption.body.schema, (typeof choices)[number]> {
  id: string;
  kind: DeliveryKindValue;
  rates: Rate[];
}

const SetDeliveryOptionInput = builder.inputRef<Option>('SetDeliveryOptionInput').implement({
  description: "A way of delivery of the viewer's shop, replacing the one with the same ID.",
  fields: (t) => ({
    ...inputFields(t, setDeliveryOption.body, { without: choices }),
    id: t.id({ required: true, description: 'ID of the way of delivery; the client makes it up for a new one.' }),
    kind: t.field({ type: DeliveryKind, required: true, description: 'Kind of delivery.' }),
    rates: t.field({
      type: [DeliveryRateInput],
      required: true,
      description: 'Fee and days by region, at most one entry per region; empty for a pickup.',
    }),
  }),
});

const RemoveDeliveryOptionInput = builder.inputType('RemoveDeliveryOptionInput', {
  description: 'The way of delivery to remove.',
  fields: (t) => ({ id: t.id({ required: true, description: 'ID of the way of delivery.' }) }),
});

mutation('setDeliveryOption', {
  restCalls: [setDeliveryOption],
  description: "Adds a way of delivery to the viewer's shop, or replaces it.",
  input: { type: SetDeliveryOptionInput, description: 'The way of delivery.' },
  payload: { shop: { type: OwnShop, description: 'The updated shop.' } },
  resolve: async ({ id, rates, ...fields }, ctx) => {
    const body = { ...toContract(fields), rates: rates.map(toContract) };
    const params = { option_id: id };
    return { shop: await changedShop(ctx, ctx.rest.call(setDeliveryOption, { params, body })) };
  },
});

mutation('removeDeliveryOption', {
  restCalls: [removeDeliveryOption],
  description: "Removes a way of delivery from the viewer's shop. Orders keep it.",
  input: { type: RemoveDeliveryOptionInput, description: 'The way of delivery.' },
  payload: { shop: { type: OwnShop, description: 'The updated shop.' } },
  resolve: async ({ id }, ctx) => ({
    shop: await changedShop(ctx, ctx.rest.call(removeDeliveryOption, { params: { option_id: id } })),
  }),
});
