import { campaignTexts as texts } from '@besesaka/schema/campaigns/texts.ts';
import { eq } from 'drizzle-orm';
import type { Given } from '#payments/given.ts';
import type { Ctx } from '#platform/context.ts';
import { campaignPurpose } from './quote-campaign.ts';
import { campaignPeriods, campaigns } from './tables.ts';

/** Which campaign a payment began or let go on, for the page that somebody comes back to. */
export async function nameCampaign({ ctx, values }: { ctx: Ctx; values: Given[] }): Promise<void> {
  for (const given of values) {
    if (given.purpose !== campaignPurpose) continue;
    const [found] = await ctx.db
      .select({ id: campaigns.id, createdAt: campaigns.createdAt, startsAt: campaignPeriods.startsAt })
      .from(campaignPeriods)
      .innerJoin(campaigns, eq(campaigns.id, campaignPeriods.campaignId))
      .where(eq(campaignPeriods.id, given.subjectId));
    if (!found?.startsAt) continue;
    given.featuredProductId = found.id;
    given.message = found.startsAt <= found.createdAt ? texts.created : texts.extended;
  }
}
