import type { ExecutionArgs, ExecutionResult } from 'graphql';
import type { Context } from '#platform/context.ts';
import type { Execute } from '#platform/execute.ts';
import type { LiveOperation } from './operation.ts';
import type { Viewer } from './source.ts';

interface StreamOf {
  operation: LiveOperation;
  args: ExecutionArgs;
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

interface Shared {
  stream: Stream;
  users: number;
  context: () => Context;
}

export function createStreams(execute: Execute, finish: Finish) {
  const streams = new Map<string, Shared>();

  function open(key: string, { args, context }: StreamOf): Shared {
    const leave = () => {
      shared.users -= 1;
      if (shared.users === 0 && streams.get(key) === shared) streams.delete(key);
    };
    const render = createRender(args, () => shared.context(), execute, finish);
    const shared: Shared = { stream: { render, leave }, users: 0, context };
    streams.set(key, shared);
    return shared;
  }

  return {
    /** Sockets of different people meet in one stream only where every selected field is marked public. */
    join(of: StreamOf): Stream {
      const key = keyOf(of);
      const shared = streams.get(key) ?? open(key, of);
      shared.users += 1;
      // Whoever came last has the freshest means.
      shared.context = of.context;
      return shared.stream;
    },
    get size() {
      return streams.size;
    },
  };
}

export type Streams = ReturnType<typeof createStreams>;

function createRender(
  { schema, document, operationName, variableValues }: ExecutionArgs,
  context: () => Context,
  execute: Execute,
  finish: Finish,
): Stream['render'] {
  // Events live as long as somebody holds them; what was made of them goes with them.
  const rendered = new WeakMap<object, string | Promise<string>>();
  return (event) => {
    const known = rendered.get(event);
    if (known !== undefined) return known;
    const contextValue = context();
    const result = execute({ schema, document, operationName, variableValues, rootValue: event, contextValue });
    const text =
      result instanceof Promise
        ? result.then((value) => serialise(value, contextValue, finish))
        : serialise(result, contextValue, finish);
    rendered.set(event, text);
    return text;
  };
}

function serialise(result: ExecutionResult, ctx: Context, finish: Finish): string {
  return JSON.stringify(finish(result, ctx));
}

function keyOf({ operation, args, viewer }: StreamOf): string {
  const others = Object.entries(args.variableValues ?? {}).filter(([name]) => !operation.positions.has(name));
  const sorted = others.sort(([a], [b]) => (a < b ? -1 : 1));
  const audience = operation.forEverybody ? null : [viewer?.userId, viewer?.sessionId];
  return JSON.stringify([operation.key, sorted, audience]);
}
