import { reasonForLog } from '@besesaka/schema/kernel/log/error-for-log.ts';
import { announcement } from './announce.ts';
import { readConfig } from './config.ts';
import { createStandalone } from './server.ts';

/**
 * Starts the site, and stops it on a signal. `pagesBuilt` resolves when the pages can be loaded: `npm start` builds them
 * while the database is created.
 */
export async function run(pagesBuilt = Promise.resolve()): Promise<void> {
  try {
    await startAndAnnounce(pagesBuilt);
  } catch (error) {
    console.error(reasonForLog(error));
    process.exit(1);
  }
}

async function startAndAnnounce(pagesBuilt: Promise<void>): Promise<void> {
  const config = readConfig();
  const standalone = createStandalone({ config, pagesBuilt, log: (line) => console.log(line) });
  let stopping = false;

  async function stop(): Promise<void> {
    // A second signal stops at once; the database keeps what was committed.
    if (stopping) process.exit(130);
    stopping = true;
    console.log('\nStopping ...');
    await standalone.close();
    process.exit(0);
  }
  // Node would print the error with all its properties, which may contain private data.
  process.once('uncaughtException', (error) => {
    console.error(`Besesaka ends: ${reasonForLog(error)}`);
    process.exit(1);
  });
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);

  try {
    await standalone.start();
  } catch (error) {
    // An interrupted start fails because its parts were stopped.
    if (stopping) return;
    await standalone.close();
    throw error;
  }
  console.log(
    announcement({
      ...config,
      url: standalone.url,
      sendsMail: config.marketplace.smtpUrl !== null,
      takesMoney: config.marketplace.paystack.secretKey !== null,
    }),
  );
}
