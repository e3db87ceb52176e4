import { contactInput } from '@besesaka/schema/help/inputs.ts';
import { contactFollowUpInput, ownContactList, ownContactMessage } from '@besesaka/schema/help/messages.ts';
import { contactAnswer, faqTopics, policy, policyList, safetyTips } from '@besesaka/schema/help/resources.ts';
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { NotFound } from '#platform/errors.ts';
import type { HttpEnv } from '#platform/http/http-env.ts';
import { pathParam, slugOf } from '#platform/http/path-params.ts';
import { createRouter, jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { contact } from './contact.ts';
import { faqContent } from './content/faq-topics.ts';
import { policyContent } from './content/policies.ts';
import { safetyContent } from './content/safety-tips.ts';
import { followUp, listOwnMessages, readOwnMessage } from './own-messages.ts';

const faqs = jsonRoute({
  method: 'get',
  path: '/api/faqs',
  id: 'listFaqs',
  summary: 'All questions and answers, by topic',
  answer: faqTopics,
});
const tips = jsonRoute({
  method: 'get',
  path: '/api/safety-tips',
  id: 'listSafetyTips',
  summary: 'How to buy without worry',
  answer: safetyTips,
});
const listPolicies = jsonRoute({
  method: 'get',
  path: '/api/policies',
  id: 'listPolicies',
  summary: 'All policies',
  answer: policyList,
});
const readPolicy = jsonRoute(
  {
    method: 'get',
    path: '/api/policies/{slug}',
    id: 'readPolicy',
    summary: 'A policy with its text',
    refuses: ['NOT_FOUND'],
    answer: policy,
  },
  { params: slugOf("The policy's part of addresses", 'returns') },
);
const write = jsonRoute(
  {
    method: 'post',
    path: '/api/contact',
    id: 'contact',
    suspended: 'may',
    summary: 'Write to those who run the marketplace',
    login: 'useful',
    answer: contactAnswer,
    status: 201,
  },
  jsonBody(contactInput),
);

const messageParams = pathParam('id', z.uuid(), 'Of the message', '01a20146-9d11-7a20-8b3c-3c4d5e6f7081');
const tokenQuery = z.object({
  token: z.string().max(100).optional().openapi({ description: 'Of our mail', example: 'kq3VxN0n2bT0Ww' }),
});
const listOwn = jsonRoute({
  ...{ method: 'get', path: '/api/contact-messages', id: 'listOwnContactMessages', login: 'needed' },
  ...{ summary: 'What this person wrote to us, with what was written since', answer: ownContactList },
});
const readOwn = jsonRoute(
  {
    ...{ method: 'get', path: '/api/contact-messages/{id}', id: 'readOwnContactMessage', answer: ownContactMessage },
    ...{ login: 'useful', refuses: ['NOT_FOUND'] },
    summary: 'A message to us with what was written since, for who sent it',
  },
  { params: messageParams, query: tokenQuery },
);
const writeOn = jsonRoute(
  {
    ...{ method: 'post', path: '/api/contact-messages/{id}/replies', id: 'followUpContactMessage', suspended: 'may' },
    ...{ login: 'useful', refuses: ['REFUSED', 'NOT_FOUND', 'RATE_LIMITED'], answer: ownContactMessage },
    summary: 'Add something to a message to us',
  },
  { params: messageParams, ...jsonBody(contactFollowUpInput) },
);

/** What is in it changes with a release and at no other time. */
const contentSeconds = 300;

export function helpRoutes(): Router {
  const router = createRouter();
  const keep = (c: Context<HttpEnv>) => c.header('cache-control', `public, max-age=${contentSeconds}`);
  router.openapi(faqs, (c) => {
    keep(c);
    return c.json({ results: [...faqContent] }, 200);
  });
  router.openapi(tips, (c) => {
    keep(c);
    return c.json({ results: [...safetyContent] }, 200);
  });
  router.openapi(listPolicies, (c) => {
    keep(c);
    return c.json({ results: [...policyContent] }, 200);
  });
  router.openapi(readPolicy, (c) => {
    const { slug } = c.req.valid('param');
    const found = policyContent.find((one) => one.slug === slug);
    if (!found) throw new NotFound();
    keep(c);
    return c.json(found, 200);
  });
  router.openapi(listOwn, async (c) => c.json({ results: await listOwnMessages({ ctx: c.get('ctx') }) }, 200));
  router.openapi(readOwn, async (c) => {
    const input = { ...c.req.valid('query'), ...c.req.valid('param') };
    return c.json(await readOwnMessage({ ctx: c.get('ctx'), input }), 200);
  });
  router.openapi(writeOn, async (c) => {
    const input = { ...c.req.valid('json'), ...c.req.valid('param') };
    return c.json(await followUp({ ctx: c.get('ctx'), input }), 200);
  });
  router.openapi(write, async (c) => c.json(await contact({ ctx: c.get('ctx'), input: c.req.valid('json') }), 201));
  return router;
}
