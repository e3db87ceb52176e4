import { type ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { sawInboxSeq } from '#platform/network/inbox-start.ts';
import { somethingChanged } from '#platform/network/join-reads.ts';
import type { Answers, SavedAnswer } from './answers.ts';
import { savedShown, showFresh, showSaved } from './last-updated.ts';

export interface SavedReadsDeps {
  client: ApolloClient;
  /** The saved operations: for everyone, and only for a logged-in user. */
  operations: { open: ReadonlySet<string>; own: ReadonlySet<string> };
  isLoggedIn(): boolean;
  /** Undefined until it is known. */
  userId(): string | undefined;
  isLowData(): boolean;
  /** Loads the code on first use. */
  answers(): Promise<Answers>;
  patienceMs?: number;
  now?: () => number;
}

type Result = ApolloLink.Result;

/** The owner of answers that a visitor saves. */
const visitor = 'visitor';

/** Writes answers under their owner, and reads those of the user who is logged in. */
function createStore(deps: SavedReadsDeps) {
  const { operations, isLoggedIn, userId, isLowData, now = Date.now } = deps;
  const pending = new Map<string, Omit<SavedAnswer, 'owner'> & { isOwn: boolean }>();
  // Increases when the user changes, so that a pending response is not saved for the wrong owner.
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let settled: string | undefined;

  /** Deletes the answers of another user or of a session that ended while no page was open. */
  async function settle(owner: string): Promise<void> {
    if (settled === owner) return;
    await (await deps.answers()).keepOnly(owner);
    settled = owner;
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const owner = isLoggedIn() ? userId() : visitor;
    // The owner is not known yet; try again in a moment.
    if (owner === undefined || pending.size === 0) return;
    const waiting = [...pending.values()].filter(({ isOwn }) => !isOwn || owner !== visitor);
    pending.clear();
    const began = turn;
    const answers = await deps.answers();
    await settle(owner);
    const owned = waiting.map(({ isOwn, ...answer }) => ({ ...answer, owner }));
    if (began === turn) await answers.write(owned, isLowData(), now());
    if (began !== turn) await answers.clear();
  }

  return {
    isSaved: (name: string) => operations.open.has(name) || (isLoggedIn() && operations.own.has(name)),
    currentTurn: () => turn,
    flush,
    settle,
    add(name: string, variables: object, data: unknown): void {
      const key = keyOf(name, variables);
      pending.set(key, { key, at: now(), text: JSON.stringify(data), isOwn: operations.own.has(name) });
      // If saving fails, the answer comes from the network next time.
      timer ??= setTimeout(() => void flush().catch(() => {}), 1000);
    },
    async read({ operationName = '', variables }: ApolloLink.Operation): Promise<SavedAnswer | undefined> {
      const began = turn;
      const answer = await (await deps.answers()).read(keyOf(operationName, variables), now());
      const owner = isLoggedIn() ? (userId() ?? answer?.owner) : visitor;
      const isTheirs = answer?.owner === owner && (owner !== visitor || !isLoggedIn());
      return began === turn && isTheirs ? answer : undefined;
    },
    async forget(): Promise<void> {
      turn += 1;
      settled = undefined;
      pending.clear();
      await (await deps.answers()).clear();
    },
  };
}

/**
 * Saves the responses of the last screens, and returns them when the network fails or is slow and the cache is empty.
 * A page loaded offline then shows its last state.
 */
export function saveReads(deps: SavedReadsDeps) {
  const { client, patienceMs = 5000 } = deps;
  const store = createStore(deps);
  let isRenewing = false;

  async function renew(): Promise<void> {
    if (!savedShown() || isRenewing) return;
    isRenewing = true;
    somethingChanged();
    const results = await Promise.allSettled(client.refetchQueries({ include: 'active' }).results);
    isRenewing = false;
    if (results.every(({ status }) => status === 'fulfilled') && navigator.onLine) showFresh();
  }

  const link = new ApolloLink((operation, forward) => {
    const { operationName = '', operationType, variables } = operation;
    if (operationType !== 'query' || !store.isSaved(operationName)) return forward(operation);
    const began = store.currentTurn();
    return withFallback({
      read: () => forward(operation),
      patienceMs,
      onAnswer(result) {
        if (result.errors || !result.data || began !== store.currentTurn()) return;
        store.add(operationName, variables, result.data);
        // The network is back, although the browser never reported it as gone.
        if (savedShown()?.isLost) setTimeout(() => void renew());
      },
      fallback: () => savedResult(client, store, operation),
    });
  });
  client.setLink(link.concat(client.link));

  return {
    forgetOwn: () => store.settle(visitor),
    /** Saves the current data of the screen, including live changes. */
    saveShown(): Promise<void> {
      for (const shown of client.getObservableQueries('active')) {
        const { data, dataState } = shown.getCurrentResult();
        if (dataState === 'complete' && shown.queryName && store.isSaved(shown.queryName) && !savedShown())
          store.add(shown.queryName, shown.variables, data);
      }
      return store.flush();
    },
    /** Call this when the network is back. */
    renew,
    async forget(): Promise<void> {
      showFresh();
      await store.forget();
    },
  };
}

async function savedResult(
  client: ApolloClient,
  store: ReturnType<typeof createStore>,
  operation: ApolloLink.Operation,
): Promise<Result | undefined> {
  const { query, variables } = operation;
  // The cache is newer than the saved answer.
  const cached = client.cache.diff({ query, variables, optimistic: false, returnPartialData: true });
  const answer = cached.complete ? undefined : await store.read(operation).catch(() => undefined);
  if (!answer) return undefined;
  const data = JSON.parse(answer.text);
  sawInboxSeq(data.inboxSeq);
  showSaved(answer.at, true);
  return { data };
}

interface Fallback {
  read(): Observable<Result>;
  patienceMs: number;
  onAnswer(result: Result): void;
  fallback(): Promise<Result | undefined>;
}

/** Returns the network's response; the saved one comes before it or replaces it. */
function withFallback({ read, patienceMs, onAnswer, fallback }: Fallback): Observable<Result> {
  return new Observable<Result>((observer) => {
    let isAnswered = false;
    let given: Promise<Result | undefined> | undefined;
    const give = () => {
      given ??= fallback().then((result) => {
        if (result && !isAnswered) observer.next(result);
        return result;
      });
      return given;
    };
    let stop = () => {};
    const ask = () => {
      const timer = setTimeout(give, patienceMs);
      const reading = read().subscribe({
        next: (result) => {
          isAnswered = true;
          onAnswer(result);
          observer.next(result);
        },
        error: async (error) => {
          clearTimeout(timer);
          if (await give()) observer.complete();
          else observer.error(error);
        },
        complete: () => {
          clearTimeout(timer);
          observer.complete();
        },
      });
      stop = () => {
        clearTimeout(timer);
        reading.unsubscribe();
      };
    };
    if (navigator.onLine) ask();
    // The device is offline, so show the saved state at once.
    else give().then((result) => (result ? observer.complete() : ask()));
    return () => stop();
  });
}

function keyOf(name: string, variables: object): string {
  return `${name} ${JSON.stringify(variables, (_, value) => (isPlain(value) ? sorted(value) : value))}`;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
