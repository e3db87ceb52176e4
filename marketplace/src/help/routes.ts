import * as operations from '@besesaka/schema/help/operations.ts';
import type { Context } from 'hono';
import { NotFound } from '#platform/base/errors.ts';
import type { HttpEnv } from '#platform/http/http-env.ts';
import { type Route, route } from '#platform/http/route.ts';
import { contact } from './contact.ts';
import { faqTopics, policies, safetyTips } from './content/content.ts';
import { followUp, listOwnMessages, readOwnMessage } from './own-messages.ts';

/** The content is cacheable, because it only changes with a release. */
const contentSeconds = 300;

export function helpRoutes(): Route[] {
  return [
    route(operations.listFaqs, ({ c }) => cachePublicly(c, { results: faqTopics })),
    route(operations.listSafetyTips, ({ c }) => cachePublicly(c, { results: safetyTips })),
    route(operations.listPolicies, ({ c }) => cachePublicly(c, { results: policies })),
    route(operations.readPolicy, ({ input: { slug }, c }) => {
      const policy = policies.find((one) => one.slug === slug);
      if (!policy) throw new NotFound();
      return cachePublicly(c, policy);
    }),
    route(operations.listOwnContactMessages, async (args) => ({ results: await listOwnMessages(args) })),
    route(operations.readOwnContactMessage, readOwnMessage),
    route(operations.followUpContactMessage, followUp),
    route(operations.contact, contact),
  ];
}

function cachePublicly<Answer>(c: Context<HttpEnv>, answer: Answer): Answer {
  c.header('cache-control', `public, max-age=${contentSeconds}`);
  return answer;
}
