import { setTimeout as delay } from 'node:timers/promises';
import { createDice, type Dice } from '@besesaka/marketplace/demo/dice.ts';
import { programOf } from '@besesaka/marketplace/tests/world/program.ts';
import { startBalancer } from '#balancer.ts';
import { roomyChat } from '#chat/users.ts';
import { type Cluster, startCluster } from '#cluster.ts';
import { type OwnPostgres, startOwnPostgres } from '#own-postgres.ts';
import * as acts from './acts.ts';
import { audit } from './audit.ts';
import { emptyBook, figuresOf } from './book.ts';
import { becomeCalm } from './calm.ts';
import { carryOut, type Fault, type Place, planFaults, type Weather } from './faults.ts';
import { startReceiver } from './receiver.ts';
import { createUsers, followersOf, type Seller, type User } from './users.ts';

export interface StormOptions extends Weather {
  seed: number;
  /** Of each user between two acts. */
  pauseMs: number;
  buyers: number;
}

const many = '1000000';
/** Limits that the storm never reaches. */
const roomy = {
  ...roomyChat,
  CHANGES_PER_MINUTE: many,
  ORDER_CHECKOUTS_PER_HOUR: many,
  ORDER_CHECKOUTS_WAITING: many,
  ORDER_STEPS_PER_HOUR: many,
  LOGINS_PER_HOUR: many,
  OPERATIONS_PER_10_SECONDS: many,
};

/** Returns what is wrong in the end, and the figures. */
export async function runStorm(options: StormOptions): Promise<{ faults: string[]; figures: string[] }> {
  const closers: (() => unknown)[] = [];
  try {
    const receiver = await startReceiver();
    closers.push(receiver.close);
    const postgres = await startOwnPostgres({ fast: false });
    const cluster = await startStormCluster(postgres, receiver.port);
    closers.push(cluster.close);
    const balancer = await startBalancer(cluster.bffUrls.map((url) => Number(new URL(url).port)));
    closers.push(balancer.close);
    const users = await createUsers(cluster, balancer.url, receiver, options.buyers);
    closers.push(() => Promise.all(followersOf(users).map((follower) => follower.stop())));
    const scene = { users, book: emptyBook(), orders: [], offers: [], conversations: [] };
    await acts.openConversations(scene);
    const plan = planFaults(createDice(`faults of ${options.seed}`), options);
    await storm({ cluster, postgres, outside: balancer.network }, plan, scene, options);
    const unrest = await becomeCalm(cluster, scene);
    const faults = await audit(cluster, scene);
    const kinds = [...new Set(plan.map(({ kind }) => kind))];
    const counts = kinds.map((kind) => `${kind}: ${plan.filter((fault) => fault.kind === kind).length} times`);
    return { faults: [...unrest, ...faults], figures: [...counts, ...figuresOf(scene.book)] };
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

/** The users act until the time is over and the faults are. */
async function storm(place: Place, plan: readonly Fault[], scene: acts.Scene, options: StormOptions): Promise<void> {
  let isOver = false;
  const acting = actAll(scene, options, () => isOver);
  try {
    await Promise.race([Promise.all([carryOut(place, plan), delay(options.forMs)]), acting]);
  } finally {
    isOver = true;
  }
  await acting;
}

async function startStormCluster(database: OwnPostgres, hookPort: number): Promise<Cluster> {
  const [marketplace, bff] = await Promise.all([
    programOf('e2e/src/storm/marketplace.ts'),
    programOf('graphql-bff/src/main.ts'),
  ]);
  return startCluster({
    database,
    environment: { ...roomy, LOG_LEVEL: 'error', STORM_HOOK_PORT: String(hookPort) },
    programs: { marketplace, 'graphql-bff': bff },
  });
}

/** Each user acts by dice of their own, so the acts of a seed do not depend on the time. */
async function actAll(scene: acts.Scene, { seed, pauseMs }: StormOptions, isOver: () => boolean): Promise<void> {
  const keepActing = async (name: string, act: (dice: Dice) => Promise<void>) => {
    const dice = createDice(`${name} of ${seed}`);
    while (!isOver()) {
      await act(dice);
      await delay(dice.between(0.5 * pauseMs, 1.5 * pauseMs));
    }
  };
  const { buyers, sellers } = scene.users;
  let isHidden = false;
  await Promise.all([
    ...buyers.map((buyer, n) => keepActing(`buyer ${n}`, (dice) => actOfBuyer(scene, dice, buyer))),
    ...sellers.map((seller, n) => keepActing(`seller ${n}`, (dice) => actOfSeller(scene, dice, seller))),
    ...sellers.map((seller, n) => keepActing(`program ${n}`, (dice) => acts.fillShelf(scene, dice, seller))),
    keepActing('admin', async () => {
      isHidden = !isHidden;
      await acts.hide(scene, isHidden);
    }),
  ]);
}

function actOfBuyer(scene: acts.Scene, dice: Dice, buyer: User): Promise<void> {
  const roll = dice.roll();
  if (roll < 0.4) return acts.placeOrder(scene, dice, buyer);
  if (roll < 0.7) return acts.sendMessage(scene, dice, buyer);
  if (roll < 0.85) return acts.contest(scene, dice, buyer);
  if (roll < 0.95) return acts.moveOn(scene, dice, buyer, 'buyer');
  return acts.makeOffer(scene, dice, buyer);
}

function actOfSeller(scene: acts.Scene, dice: Dice, seller: Seller): Promise<void> {
  const roll = dice.roll();
  if (roll < 0.5) return acts.moveOn(scene, dice, seller, 'seller');
  if (roll < 0.75) return acts.sendMessage(scene, dice, seller);
  if (roll < 0.9) return acts.changeStock(scene, dice, seller);
  return acts.answerOffer(scene, dice, seller);
}
