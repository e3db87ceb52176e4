import { run } from '@besesaka/marketplace/run.ts';

/** A marketplace that may send webhooks to the receiver of the storm. No setting allows addresses of the own machine. */
await run((config) => ({ ...config, webhookLoopbackPorts: [Number(process.env.STORM_HOOK_PORT)] }));
