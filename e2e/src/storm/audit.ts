import type { Cluster } from '#cluster.ts';
import type { Scene } from './acts.ts';
import { auditMessages } from './audit-messages.ts';
import { auditNews } from './audit-news.ts';
import { auditOrders } from './audit-orders.ts';
import { auditStock } from './audit-stock.ts';
import { auditWebhooks } from './audit-webhooks.ts';

const servers = ['marketplace-1', 'marketplace-2', 'bff-1', 'bff-2', 'redis'] as const;

/** Compares what the clients wrote down with what is stored and what arrived. Returns what differs. */
export async function audit(cluster: Cluster, scene: Scene): Promise<string[]> {
  const { db } = cluster;
  const parts = [auditOrders, auditStock, auditMessages, auditNews, auditWebhooks];
  const found = await Promise.all(parts.map((part) => part(db, scene)));
  const ended = servers.flatMap((name) => {
    const { isRunning, output } = cluster.server(name);
    const isEnded = !isRunning || output.includes('uncaught exception');
    return isEnded ? [`${name} ended on its own: ${output.slice(-2_000)}`] : [];
  });
  return [...ended, ...found.flat()];
}
