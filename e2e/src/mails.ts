import type { APIRequestContext } from '@playwright/test';
import { patience } from '#config.ts';
import { expect } from '#test.ts';

/** The path of the link to this page or file in the newest stored mail to this address. */
export async function mailedPath(api: APIRequestContext, email: string, page: string): Promise<string> {
  let link: string | undefined;
  const findMail = async () => {
    const list = await (await api.get('/dev/mail')).text();
    const ids = [...list.matchAll(/href="\/dev\/mail\/([^"]+)">[^<]*<\/a> to ([^,]+),/g)];
    for (const [, id, to] of ids.filter(([, , to]) => to === email)) {
      const text = (await (await api.get(`/dev/mail/${id}`)).text()).replaceAll('&amp;', '&');
      link = new RegExp(`/${page}${page.includes('/') ? '' : '\\?token='}[^\\s<"]*`).exec(text)?.[0];
      if (link && to) return link;
    }
    return undefined;
  };
  await expect.poll(findMail, { timeout: patience(15_000) }).toBeTruthy();
  return link ?? '';
}
