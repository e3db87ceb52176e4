import { readFile } from 'node:fs/promises';
import * as timing from 'node:perf_hooks';
import { createMetrics } from '@besesaka/graphql-bff/platform/telemetry/metrics.ts';
import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { createLoadShedder, defaultLoad } from '@besesaka/schema/kernel/serving/load-shedder.ts';
import { createHealthServer } from '@besesaka/web/serve-health.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          annotations: z.object({ summary: z.string().endsWith('.'), action: z.string().endsWith('.') }),
        }),
      ),
    }),
  ),
});

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let exposed: string;
beforeAll(async () => {
  market = await startTestMarketplace();
  await market.marketplace.jobs.start();
  const bff = createMetrics(createLoadShedder(defaultLoad, timing));
  const web = createHealthServer({ fetch: async () => new Response(), refused: () => 0 });
  const answers = await Promise.all([
    market.marketplace.fetch(new Request('http://127.0.0.1/metrics')).then((response) => response.text()),
    bff.registry.metrics(),
    web(new Request('http://127.0.0.1/metrics')).then((response) => response.text()),
  ]);
  exposed = answers.join('\n');
});
afterAll(() => market.close());

const typeOf = (metric: string) => new RegExp(`^# TYPE ${metric} (\\w+)$`, 'm').exec(exposed)?.[1];

test('each metric of an alert exists', async () => {
  const text = await readFile(new URL('../../ops/alerts.yml', import.meta.url), 'utf8');
  const alerts = rules.parse(parse(text)).groups.flatMap((group) => group.rules);
  expect(alerts.length).toBeGreaterThan(15);
  for (const { alert, expr } of alerts) {
    const bare = expr.replace(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)|\w+(?=\s*\()/g, ' ');
    const metrics = bare.match(/\bup\b|[a-z]+_[a-z0-9_]+/g) ?? [];
    expect(metrics, alert).not.toEqual([]);
    for (const metric of metrics) {
      // The scraper adds `up` itself.
      if (metric === 'up') continue;
      const histogram = metric.replace(/_(bucket|count|sum)$/, '');
      expect(typeOf(metric) ?? typeOf(histogram), `${alert}: ${metric}`).toBeDefined();
    }
  }
});

test('numbers of the database have values', () => {
  for (const line of [
    'db_pool_connections{state="waiting"} 0',
    'held_money_due_seconds 0',
    'admin_work_waiting{kind="cases"} 0',
  ])
    expect(exposed).toContain(line);
});
