import type { ExecutionResult } from 'graphql';
import type { Context } from '#platform/context.ts';
import type { LiveOperation } from './operation.ts';
import type { Viewer } from './source.ts';

interface StreamOf {
  operation: LiveOperation;
  variables: Record<string, unknown>;
  viewer: Viewer | null;
  /** A fresh context for one execution, with the person's means or without. */
  context: () => Context;
}

type Finish = (result: ExecutionResult, context: Context) => ExecutionResult;

/** What many sockets see of the same events: each is executed and serialised once. */
export interface Stream {
  render(event: object): string | Promise<string>;
  /** To be said once by everybody who joined. */
  leave(): void;
}

export function createStreams(finish: Finish) {
  const streams = new Map<string, { stream: Stream; users: number }>();

  function open(key: string, of: StreamOf) {
    const leave = () => {
      shared.users -= 1;
      if (shared.users === 0 && streams.get(key) === shared) streams.delete(key);
    };
    const shared = { stream: { render: createRender(of, finish), leave }, users: 0 };
    streams.set(key, shared);
    return shared;
  }

  return {
    /** Sockets of different people meet in one stream only where every selected field is marked public. */
    join(of: StreamOf): Stream {
      const key = keyOf(of);
      const shared = streams.get(key) ?? open(key, of);
      shared.users += 1;
      return shared.stream;
    },
    get size() {
      return streams.size;
    },
  };
}

export type Streams = ReturnType<typeof createStreams>;

function createRender({ operation, variables, context }: StreamOf, finish: Finish): Stream['render'] {
  // Events live as long as somebody holds them; what was made of them goes with them.
  const rendered = new WeakMap<object, string | Promise<string>>();
  return (event) => {
    const known = rendered.get(event);
    if (known !== undefined) return known;
    const ctx = context();
    const result = operation.query(event, ctx, variables);
    const text = isPromise(result)
      ? result.then((value) => serialise(value, ctx, finish))
      : serialise(result, ctx, finish);
    rendered.set(event, text);
    return text;
  };
}

function serialise(result: ExecutionResult, ctx: Context, finish: Finish): string {
  return JSON.stringify(finish(result, ctx));
}

function keyOf({ operation, variables, viewer }: StreamOf): string {
  const others = Object.entries(variables).filter(([name]) => !operation.positions.has(name));
  const sorted = others.sort(([a], [b]) => (a < b ? -1 : 1));
  const audience = operation.forEverybody ? 'everybody' : `${viewer?.userId} ${viewer?.sessionId}`;
  return JSON.stringify([operation.key, sorted, audience]);
}

function isPromise<T>(value: T | Promise<T>): value is Promise<T> {
  return value instanceof Promise;
}
