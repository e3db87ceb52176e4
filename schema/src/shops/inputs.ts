import { z } from 'zod';
import { pageLimits } from '#kernel/page-limits.ts';

const slug = '[a-z0-9-]{1,120}';

export const shopSlugsQuery = z.object({
  slugs: z
    .string()
    .regex(new RegExp(`^${slug}(?:,${slug}){0,${pageLimits.maxPageSize - 1}}$`))
    .describe('Slugs of shops, up to 100 with commas between'),
});
