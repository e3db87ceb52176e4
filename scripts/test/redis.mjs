import { installSystemPackage, which } from '#test/machine.mjs';

/** Tests start and kill their own Redis servers, so the program must be installed. */
export async function needRedis() {
  if (which('redis-server')) return;
  const { advice } = await installSystemPackage('redis-server');
  if (!which('redis-server')) throw new Error(`The tests need Redis: ${advice ?? 'install redis-server'}.`);
}
