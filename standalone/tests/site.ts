import { fileURLToPath } from 'node:url';
import { createMemoryExpiringValues } from '@besesaka/graphql-bff/platform/bus/memory-expiring-values.ts';
import { carrierInProcess } from '@besesaka/graphql-bff/platform/rest/carrier.ts';
import { usualSockets } from '@besesaka/graphql-bff/platform/sockets/limits.ts';
import { createGraphqlBff } from '@besesaka/graphql-bff/server.ts';
import { startTestMarketplace, testSecrets } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { defaultLoad } from '@besesaka/schema/kernel/serving/load-shedder.ts';
import documents from '@besesaka/schema/persisted-documents.json' with { type: 'json' };
import { openBuild } from '@besesaka/web/platform/serving/open-build.ts';
import { createWeb } from '@besesaka/web/server.ts';

export const publicUrl = 'http://127.0.0.1:4000';

export type Site = Awaited<ReturnType<typeof startSite>>;

/** The last build's pages over a BFF and a marketplace, all in this process. */
export async function startSite() {
  const market = await startTestMarketplace({ environment: { PUBLIC_URL: publicUrl } });
  const logged: string[] = [];
  const note = (what: unknown, message?: string) => void logged.push(JSON.stringify([what, message]));
  const log = { debug: note, info: note, warn: note, error: note };
  const bff = createGraphqlBff({
    config: {
      publicUrl,
      serviceSecret: testSecrets.SERVICE_SECRET,
      graphiql: false,
      checkAnswers: true,
      load: defaultLoad,
      sockets: usualSockets,
    },
    bus: market.bus,
    values: createMemoryExpiringValues(),
    log,
    documents,
    carrier: carrierInProcess(market.marketplace.fetch),
  });
  const files = await openBuild(fileURLToPath(new URL('../../web/dist', import.meta.url)));
  const web = createWeb({ files, graphqlFetch: bff.fetch, publicUrl, log });
  return {
    market,
    web,
    logged,
    async close() {
      await bff.close();
      await market.close();
    },
  };
}
