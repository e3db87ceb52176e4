import { z } from 'zod';
import { amountUpTo } from '#kernel/amount-input.ts';
import { decimal, parseMoney } from '#kernel/money.ts';
import { ghanaNumber } from '#kernel/phone-input.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { shownText } from '#kernel/shown-text.ts';
import { orderTexts } from '#orders/texts.ts';
import { walletNetwork } from '#payments/limits.ts';
import { paymentTexts } from '#payments/texts.ts';
import { caseDecision, payoutLimits as limits } from './limits.ts';
import { payoutTexts as texts } from './texts.ts';

export const walletInput = resource('WalletInput', 'The mobile money wallet that pays.', {
  network: describe(oneOf(walletNetwork, paymentTexts.walletRequired), 'Mobile money network', 'mtn'),
  phone: describe(
    ghanaNumber({ invalid: orderTexts.phoneInvalid, missing: paymentTexts.walletRequired }),
    'Phone number of the wallet, starting with +233 or 0',
    '054 795 5140',
  ),
});
export type WalletInput = z.infer<typeof walletInput>;

const caseText = z
  .string(texts.caseTextShort)
  .overwrite(shownText)
  .min(limits.caseText.min, texts.caseTextShort)
  .max(limits.caseText.max);

export const deliveryCodeInput = resource('DeliveryCodeInput', 'The delivery code of an order.', {
  delivery_code: describe(
    z
      .string(texts.codeRequired)
      .trim()
      .regex(/^\d{4}$/, texts.codeRequired),
    'The four digits that the buyer sees on the order',
    '4821',
  ),
});

export const refundOrderInput = resource('RefundOrderInput', "A part of an order's money for the buyer.", {
  amount: describe(
    amountUpTo(limits.refundMaxPesewas, { invalid: texts.refundRequired, tooHigh: texts.refundRequired })
      .refine((typed) => parseMoney(typed) !== 0, texts.refundRequired)
      .meta(decimal),
    'Amount in Ghana cedis, at most what is left of the payment',
    '20.00',
  ),
  reason: describe(caseText, 'Reason, 10 to 1,000 characters, which the buyer reads', 'One bowl was broken.'),
});
export type RefundOrderInput = z.infer<typeof refundOrderInput>;

export const openCaseInput = resource('OpenCaseInput', 'A problem with a protected order.', {
  text: describe(caseText, 'The problem, 10 to 1,000 characters, which the seller reads', 'The dress has a torn seam.'),
});
export type OpenCaseInput = z.infer<typeof openCaseInput>;

export const answerCaseInput = resource('AnswerCaseInput', "The seller's answer to a reported problem.", {
  answer: describe(caseText, 'Answer, 10 to 1,000 characters, which the buyer reads', 'I will send another one today.'),
});

export const decideCaseInput = resource('DecideCaseInput', "An admin's decision about a case.", {
  outcome: describe(oneOf(caseDecision), 'Who gets the money', 'refunded'),
  note: describe(caseText, 'Reason, 10 to 1,000 characters, which both sides read', 'The photos show the damage.'),
  amount: describe(
    refundOrderInput.shape.amount.optional(),
    'Amount in Ghana cedis for the buyer, only if both get a part; less than what is left',
    '20.00',
  ),
});
export type DecideCaseInput = z.infer<typeof decideCaseInput>;
