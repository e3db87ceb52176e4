import { installSystemPackage, which } from '#test/machine.mjs';

/** Tests start Redis servers of their own, and kill them: its program must be on the machine. */
export async function needRedis() {
  if (which('redis-server')) return;
  const { advice } = await installSystemPackage('redis-server');
  if (!which('redis-server')) throw new Error(`The tests need Redis: ${advice ?? 'install redis-server'}.`);
}
