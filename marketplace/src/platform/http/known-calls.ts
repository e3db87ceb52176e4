import type { ErrorCode } from '@besesaka/schema/kernel/errors.ts';
import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { HttpEnv } from './http-env.ts';

/** What the reference says of a call beside what the call itself says. */
export interface CallWords {
  /** The name that generated clients give it. */
  id: string;
  summary: string;
  /** What it answers depends on who asks (`useful`), or it answers nobody else (`needed`). */
  login?: 'needed' | 'useful';
  /** The text for a visitor, where a call that needs a login has its own. */
  loginText?: string;
  /** Refusals of its own, beside those that follow from what it takes. */
  refuses?: readonly ErrorCode[];
  /** Of what changes something: whether a person who is suspended may ask for it. */
  suspended?: 'may' | 'refused';
  /** Of what changes something: how often an hour a person may, where that is much less than the limit of all calls. */
  timesAnHour?: number;
  /** Nobody writes a client for it, so the reference leaves it out. */
  isUntold?: true;
}

export interface BodyRule {
  bytes?: number;
  /** What is said to one that is larger, and to one of another type. */
  tooLarge?: string;
  wrongType?: string;
}

interface KnownCall {
  /** As the reference writes it: the method, and the path with its parameters in braces. */
  name: string;
  /** Whether it changes something. */
  isWrite: boolean;
  words: Partial<CallWords>;
  takes: 'json' | 'form' | null;
  body?: BodyRule;
}

export type KnownCalls = ReturnType<typeof createKnownCalls>;

/** What a request asks for, as its route describes itself: what all calls pass decides by that, before a handler runs. */
export function createKnownCalls(app: OpenAPIHono<HttpEnv>) {
  // Routes are added after the checks that ask for them, and never once requests come.
  let known: Map<string, KnownCall> | null = null;
  return {
    of: (c: Context<HttpEnv>): KnownCall | undefined => {
      known ??= callsOf(app);
      const route = matchedRoutes(c).find(({ method }) => method !== 'ALL');
      return route && known.get(`${route.method} ${route.path}`);
    },
  };
}

function callsOf(app: OpenAPIHono<HttpEnv>): Map<string, KnownCall> {
  const found = new Map<string, KnownCall>();
  for (const definition of app.openAPIRegistry.definitions) {
    if (definition.type !== 'route') continue;
    const route: RouteConfig & { words?: CallWords; bodyRule?: BodyRule } = definition.route;
    const method = route.method.toUpperCase();
    const content = route.request?.body?.content ?? {};
    const takes = 'multipart/form-data' in content ? 'form' : 'application/json' in content ? 'json' : null;
    found.set(`${method} ${route.path.replaceAll(/\{(.+?)\}/g, ':$1')}`, {
      name: `${method} ${route.path}`,
      isWrite: method !== 'GET' && method !== 'HEAD',
      words: route.words ?? {},
      takes,
      ...(route.bodyRule && { body: route.bodyRule }),
    });
  }
  return found;
}
