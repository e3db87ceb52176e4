import { z } from 'zod';

const subscribe = z.object({
  type: z.literal('subscribe'),
  id: z.string().min(1).max(200),
  payload: z.object({
    query: z.string(),
    operationName: z.string().nullish(),
    variables: z.record(z.string(), z.unknown()).nullish(),
  }),
});

const complete = z.object({ type: z.literal('complete'), id: z.string() });

export interface Begin {
  type: 'subscribe';
  id: string;
  query: string;
  operationName: string;
  variables: Record<string, unknown>;
}

export type OurMessage = Begin | { type: 'complete'; id: string };

/** The messages that may concern the hub; all others, also broken ones, are graphql-ws's to judge. */
export function readMessage(text: string): OurMessage | null {
  const json = readJson(text);
  const begun = subscribe.safeParse(json);
  if (begun.success) {
    const { id, payload } = begun.data;
    const { query, operationName, variables } = payload;
    return { type: 'subscribe', id, query, operationName: operationName ?? '', variables: variables ?? {} };
  }
  const done = complete.safeParse(json);
  return done.success ? { type: 'complete', id: done.data.id } : null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
