import { hash, verify } from '@node-rs/argon2';
import { Unavailable } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';

/** argon2id with 19 MiB and two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashing is slow on purpose. More at once would starve the file and DNS operations that share Node's threads. */
const atOnce = 2;
const waitingAtMost = 200;
/** The limit of waiting hashes per address, so that one address cannot fill the queue. */
const waitingOfOne = 40;

type Caller = Pick<Ctx, 'client'>;

let running = 0;
const waiting: { address: string; begin: () => void }[] = [];

export function hashPassword({ client }: Caller, password: string): Promise<string> {
  return inTurn(client.address, () => hash(password, cost));
}

/**
 * Without an account it compares with a dummy hash, so the response time does not reveal which e-mails have accounts.
 */
export async function isPassword({ client }: Caller, password: string, passwordHash: string | null): Promise<boolean> {
  const against = passwordHash ?? (await fitsNothing());
  const same = await inTurn(client.address, () => verify(against, password));
  return same && passwordHash !== null;
}

let nothing: Promise<string> | null = null;

function fitsNothing(): Promise<string> {
  nothing ??= hash('no account has this password', cost);
  return nothing;
}

async function inTurn<T>(address: string, work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    const ofOne = waiting.filter((other) => other.address === address).length;
    if (waiting.length >= waitingAtMost || ofOne >= waitingOfOne) throw new Unavailable();
    await new Promise<void>((begin) => waiting.push({ address, begin }));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    // The slot passes directly to the next in line.
    const next = waiting.shift();
    if (next) next.begin();
    else running -= 1;
  }
}
