import type { ExtendInput } from '@besesaka/schema/campaigns/inputs.ts';
import type { Campaign } from '@besesaka/schema/campaigns/resources.ts';
import { campaignTexts as texts } from '@besesaka/schema/campaigns/texts.ts';
import type { renewalInput } from '@besesaka/schema/payments/inputs.ts';
import type { PaymentStarted } from '@besesaka/schema/payments/resources.ts';
import type { z } from 'zod';
import { lockOwnShop } from '#catalog/selling/lock-own-shop.ts';
import { startPayment } from '#payments/start-payment.ts';
import { Refused } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { changeCampaign, emitCampaignChanged, findCampaign } from './emit-campaign-changed.ts';
import { campaignPurpose } from './quote-campaign.ts';
import { cancelRenewalCharges } from './renew-campaigns.ts';
import { nextRenewal, stateAt } from './rules.ts';

type Renewal = Partial<z.output<typeof renewalInput>> & { id: string };

/** Sets automatic renewal, or toggles it when the call gives no value. */
export function setCampaignRenewal({ ctx, input }: { ctx: Ctx; input: Renewal }): Promise<Campaign> {
  return inTransaction(ctx, async (tx) => {
    const shop = await lockOwnShop(tx);
    const { campaign } = await findCampaign(tx, { id: input.id, shopId: shop.id });
    if (stateAt(campaign, tx.now) === 'expired') throw new Refused(texts.ended);
    const { auto_renew: autoRenew = !campaign.autoRenew } = input;
    if (!autoRenew) await cancelRenewalCharges(tx, { id: campaign.id, ownerId: requireViewer(tx).userId });
    const renewalDueAt = nextRenewal(campaign.endsAt, tx.now);
    const changed = await changeCampaign(tx, campaign, { autoRenew, autoRenewFailed: false, renewalDueAt });
    return emitCampaignChanged(tx, changed, null);
  });
}

type Extend = ExtendInput & { id: string; key: string | undefined };

/** Starts a payment for more days. */
export function extendCampaign({ ctx, input }: { ctx: Ctx; input: Extend }): Promise<PaymentStarted> {
  const { id, key, duration_type } = input;
  return startPayment({ ctx, input: { payment_type: campaignPurpose, campaign_id: id, duration_type, key } });
}
