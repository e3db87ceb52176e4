import { hash, verify } from '@node-rs/argon2';
import { Unavailable } from '#platform/errors.ts';

/** argon2id with 19 MiB and two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashing is slow on purpose: more at once would starve the files and names that share Node's threads. */
const atOnce = 2;
const waitingAtMost = 200;

let running = 0;
const waiting: (() => void)[] = [];

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

/** Without a hash it compares with one that fits nothing, in the same time: nobody learns which e-mails have accounts. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const against = passwordHash ?? (await fitsNothing());
  const same = await inTurn(() => verify(against, password));
  return same && passwordHash !== null;
}

let nothing: Promise<string> | null = null;

function fitsNothing(): Promise<string> {
  nothing ??= hashPassword('no account has this password');
  return nothing;
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= waitingAtMost) throw new Unavailable();
    await new Promise<void>((turn) => waiting.push(turn));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    // The place passes straight on to the next in line.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
