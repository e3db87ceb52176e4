import { renamed, reversed } from '@besesaka/schema/kernel/renamed.ts';
import { readOwnShop } from '@besesaka/schema/shops/application-operations.ts';
import { shopNames } from '@besesaka/schema/shops/graphql-names.ts';
import type { OpenDay as OpenDayValue } from '@besesaka/schema/shops/inputs.ts';
import { changeSellerProfile, setOpeningHours } from '@besesaka/schema/shops/operations.ts';
import type { OwnShop as OwnShopValue } from '@besesaka/schema/shops/resources.ts';
import { OwnShop } from '#accounts/person.ts';
import { type Context, forgetReads, primeReads } from '#platform/context/context.ts';
import { inFieldsOf } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { type InputOf, inputFields, toContract } from '#platform/graphql/from-contract.ts';
import { mutation } from '#platform/graphql/mutation.ts';
import { WeekDay } from './opening-hours.ts';

const ChangeShopInput = builder
  .inputRef<InputOf<typeof changeSellerProfile.body.schema, never, typeof shopNames>>('ChangeShopInput')
  .implement({
    description: "Profile of the viewer's shop; fields that are left out stay as they are.",
    fields: (t) => inputFields(t, changeSellerProfile.body, { names: shopNames }),
  });

const OpenDayInput = builder.inputRef<OpenDayValue>('OpenDayInput').implement({
  description: 'Opening hours of one weekday.',
  fields: (t) => ({
    day: t.field({ type: WeekDay, required: true, description: 'Weekday.' }),
    opens: t.string({ required: true, description: 'Opening time in Ghana as HH:MM, such as 08:00.' }),
    closes: t.string({ required: true, description: 'Closing time in Ghana as HH:MM, such as 18:00.' }),
  }),
});

interface Hours extends InputOf<typeof setOpeningHours.body.schema, 'opening_hours'> {
  openingHours: OpenDayValue[];
}

const SetOpeningHoursInput = builder.inputRef<Hours>('SetOpeningHoursInput').implement({
  description: "Opening hours and closure of the viewer's shop, replacing the current ones.",
  fields: (t) => ({
    ...inputFields(t, setOpeningHours.body, { without: ['opening_hours'] }),
    openingHours: t.field({
      type: [OpenDayInput],
      required: true,
      description: 'Opening hours, at most one entry per weekday; an empty list removes them.',
    }),
  }),
});

mutation('changeShop', {
  restCalls: [changeSellerProfile],
  description: "Changes the profile of the viewer's shop. Users who have its page open see the change immediately.",
  input: { type: ChangeShopInput, description: 'The changes.' },
  payload: { shop: { type: OwnShop, description: 'The updated shop.' } },
  resolve: async ({ logoId, bannerId, ...words }, ctx) => {
    const pictures = {
      ...(logoId !== undefined && { shop_logo: logoId }),
      ...(bannerId !== undefined && { shop_banner: bannerId }),
    };
    const body = { ...toContract(renamed(words, reversed(shopNames))), ...pictures };
    return { shop: await changedShop(ctx, inFieldsOf(shopNames, ctx.rest.call(changeSellerProfile, { body }))) };
  },
});

mutation('setOpeningHours', {
  restCalls: [setOpeningHours],
  description: "Sets the opening hours and the closure of the viewer's shop.",
  input: { type: SetOpeningHoursInput, description: 'The opening hours and the closure.' },
  payload: { shop: { type: OwnShop, description: 'The updated shop.' } },
  resolve: async (input, ctx) => ({
    shop: await changedShop(ctx, ctx.rest.call(setOpeningHours, { body: toContract(input) })),
  }),
});

export async function changedShop(ctx: Context, answer: Promise<OwnShopValue>): Promise<OwnShopValue> {
  const shop = await answer;
  forgetReads(ctx);
  primeReads(ctx, readOwnShop, {}, shop);
  return shop;
}
