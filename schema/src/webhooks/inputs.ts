import { z } from 'zod';
import { listQuery } from '#kernel/lists/paging.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { deliveryEvent, deliveryState, webhookEvent } from './events.ts';
import { webhookLimits as limits } from './limits.ts';
import { webhookTexts as texts } from './texts.ts';

/** Without parts that some programs read as another address, or that no request carries. */
function isPlain(url: string): boolean {
  return /^https?:\/\/[^/]/i.test(url) && !/[\\#\s]/.test(url) && !/^[^/]*\/\/[^/?]*@/.test(url);
}

export const createEndpointInput = resource('CreateWebhookEndpointInput', 'A new webhook endpoint.', {
  name: describe(
    z.string().trim().min(1, texts.nameRequired).max(limits.nameMax, texts.nameTooLong),
    'A name that says what it is for',
    'Order printer',
  ),
  url: describe(
    z.url(texts.urlInvalid).max(limits.urlMax, texts.urlInvalid).refine(isPlain, texts.urlInvalid),
    'A public address that begins with https://',
    'https://example.com/besesaka',
  ),
  events: describe(
    z
      .array(oneOf(webhookEvent), texts.eventsRequired)
      .min(1, texts.eventsRequired)
      .max(webhookEvent.values.length, texts.eventsRequired)
      .transform((chosen) => webhookEvent.values.filter((event) => chosen.includes(event))),
    'The events to send',
    ['order.placed', 'order.changed'],
  ),
});
export type EndpointInput = z.infer<typeof createEndpointInput>;

export const changeEndpointInput = resource(
  'ChangeWebhookEndpointInput',
  'What to change. Fields that are left out stay.',
  {
    ...createEndpointInput.partial().shape,
    is_paused: describe(z.boolean().optional(), 'true pauses it; false resumes a paused or stopped one', false),
  },
);
export type EndpointChangeInput = z.infer<typeof changeEndpointInput>;

export const deliveryListQuery = listQuery(limits.deliveriesPerPage).extend({
  state: oneOf(deliveryState).optional(),
  event: oneOf(deliveryEvent).optional(),
});
export type DeliveryListQuery = z.output<typeof deliveryListQuery>;

export const eventFeedQuery = z.object({
  after_seq: z.coerce.number().int().min(0),
});
