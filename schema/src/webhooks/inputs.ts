import { z } from 'zod';
import { listQuery } from '#kernel/lists/paging.ts';
import { webhookEvents } from './events.ts';
import { webhookLimits as limits } from './limits.ts';
import { webhookTexts as texts } from './texts.ts';

/** Without parts that some programs read as another address, or that no request carries. */
function isPlain(url: string): boolean {
  return /^https?:\/\/[^/]/i.test(url) && !/[\\#\s]/.test(url) && !/^[^/]*\/\/[^/?]*@/.test(url);
}

export const endpointInput = z.object({
  name: z.string().trim().min(1, texts.nameRequired).max(limits.nameMax, texts.nameTooLong),
  url: z.url(texts.urlInvalid).max(limits.urlMax, texts.urlInvalid).refine(isPlain, texts.urlInvalid),
  events: z
    .array(z.enum(webhookEvents), texts.eventsRequired)
    .min(1, texts.eventsRequired)
    .max(webhookEvents.length, texts.eventsRequired)
    .transform((chosen) => webhookEvents.filter((event) => chosen.includes(event))),
});
export type EndpointInput = z.infer<typeof endpointInput>;

export const endpointChangeInput = endpointInput.partial().extend({ is_paused: z.boolean().optional() });
export type EndpointChangeInput = z.infer<typeof endpointChangeInput>;

export const deliveryListQuery = listQuery(limits.deliveriesPerPage);
