import { renamed, reversed } from '@besesaka/schema/kernel/renamed.ts';
import { readOwnShop } from '@besesaka/schema/shops/application-operations.ts';
import { shopNames } from '@besesaka/schema/shops/graphql-names.ts';
import type { OpenDay as OpenDayValue } from '@besesaka/schema/shops/inputs.ts';
import { changeSellerProfile, setOpeningHours } from '@besesaka/schema/shops/operations.ts';
import type { OwnShop as OwnShopValue } from '@besesaka/schema/shops/resources.ts';
import { OwnShop } from '#accounts/person.ts';
import { type Context, forgetReads, knowAlready } from '#platform/context/context.ts';
import { inFieldsOf } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { type InputOf, inputFields, toContract } from '#platform/graphql/from-contract.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { WeekDay } from './opening-hours.ts';

const ChangeShopInput = builder
  .inputRef<InputOf<typeof changeSellerProfile.body.schema, never, typeof shopNames>>('ChangeShopInput')
  .implement({
    description: 'What your shop says of itself; what is left out stays.',
    fields: (t) => inputFields(t, changeSellerProfile.body, { names: shopNames }),
  });

const OpenDayInput = builder.inputRef<OpenDayValue>('OpenDayInput').implement({
  description: 'A day of the week on which the shop is open.',
  fields: (t) => ({
    day: t.field({ type: WeekDay, required: true, description: 'Which day.' }),
    opens: t.string({ required: true, description: 'From when on, such as 08:00.' }),
    closes: t.string({ required: true, description: 'Until when, such as 18:00.' }),
  }),
});

interface Hours extends InputOf<typeof setOpeningHours.body.schema, 'opening_hours'> {
  openingHours: OpenDayValue[];
}

const SetOpeningHoursInput = builder.inputRef<Hours>('SetOpeningHoursInput').implement({
  description: 'When your shop is there: all of it anew.',
  fields: (t) => ({
    ...inputFields(t, setOpeningHours.body, { without: ['opening_hours'] }),
    openingHours: t.field({
      type: [OpenDayInput],
      required: true,
      description: 'Days that it is open, each once; none where it does not say.',
    }),
  }),
});

builder.mutationFields((t) => ({
  changeShop: t.field({
    type: OwnShop,
    extensions: asks(changeSellerProfile),
    description: 'Changes what your shop says of itself; everybody who looks at it sees it at once.',
    args: { input: t.arg({ type: ChangeShopInput, required: true, description: 'The words and pictures.' }) },
    errors: failsAs('ChangeShopResult', 'Your shop as it is now, or why it stays as it was.'),
    resolve: (_root, { input: { logoId, bannerId, ...words } }, ctx) => {
      const pictures = {
        ...(logoId !== undefined && { shop_logo: logoId }),
        ...(bannerId !== undefined && { shop_banner: bannerId }),
      };
      const body = { ...toContract(renamed(words, reversed(shopNames))), ...pictures };
      return changed(ctx, inFieldsOf(shopNames, ctx.rest.call(changeSellerProfile, { body })));
    },
  }),
  setOpeningHours: t.field({
    type: OwnShop,
    extensions: asks(setOpeningHours),
    description: 'Says when your shop is open, and on which days it is away.',
    args: { input: t.arg({ type: SetOpeningHoursInput, required: true, description: 'All of it.' }) },
    errors: failsAs('SetOpeningHoursResult', 'Your shop as it is now, or why it stays as it was.'),
    resolve: (_root, { input }, ctx) => changed(ctx, ctx.rest.call(setOpeningHours, { body: toContract(input) })),
  }),
}));

async function changed(ctx: Context, answer: Promise<OwnShopValue>): Promise<OwnShopValue> {
  const shop = await answer;
  forgetReads(ctx);
  knowAlready(ctx, readOwnShop, {}, shop);
  return shop;
}
