import * as operations from '@besesaka/schema/orders/offers/operations.ts';
import { offerTexts as texts } from '@besesaka/schema/orders/offers/texts.ts';
import { checkoutTryRule } from '#orders/limit-rules.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { paged, type Route, route } from '#platform/http/route.ts';
import { answerOnce, attemptOf } from '#platform/idempotency/answer-once.ts';
import { answerOffer } from './answer-offer.ts';
import { listOffers, readOffer } from './list-offers.ts';
import { makeOffer } from './make-offer.ts';
import { offerAnswerRule, offerRule } from './offer-rules.ts';
import { placeOffer } from './place-offer.ts';

const success = true as const;
const list = paged(listOffers);

/** Every attempt counts, including refused and repeated ones. */
export function offerRoutes(): Route[] {
  const { makeOffer: make, answerOffer: answer, placeOffer: place } = operations;
  return [
    route(make, async ({ ctx, input: { key, ...body } }) => {
      await countAct(ctx, offerRule, texts.tooMany);
      return {
        success,
        ...(await answerOnce(ctx, attemptOf(make, key, body), (tx) => makeOffer({ tx, input: body }))),
      };
    }),
    route(answer, async ({ ctx, input: { key, ...body } }) => {
      await countAct(ctx, offerAnswerRule, texts.tooManyAnswers);
      const attempt = attemptOf(answer, key, body);
      return { success, ...(await answerOnce(ctx, attempt, (tx) => answerOffer({ tx, input: body }))) };
    }),
    route(place, async ({ ctx, input: { key, ...body } }) => {
      await countAct(ctx, checkoutTryRule);
      return answerOnce(ctx, attemptOf(place, key, body), (tx) => placeOffer({ tx, input: body }));
    }),
    route(operations.listOffers, async (args) => ({ success, ...(await list(args)) })),
    route(operations.readOffer, async (args) => ({ success, ...(await readOffer(args)) })),
  ];
}
