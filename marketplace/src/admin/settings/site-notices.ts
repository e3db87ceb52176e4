import type { SiteNotice } from '@besesaka/schema/admin/settings/settings.ts';
import type { Ctx } from '#platform/context.ts';

/** From memory, because every page asks. */
export function listSiteNotices({ ctx: { settings, now } }: { ctx: Ctx }): { results: SiteNotice[] } {
  const results = (['maintenance', 'banner'] as const).flatMap((name) => {
    const text = settings.at(now, name);
    const id = settings.changeAt(now, name, '')?.id;
    return text && id ? [{ id, text, is_maintenance: name === 'maintenance' }] : [];
  });
  return { results };
}
