import { texts } from '@besesaka/schema/kernel/texts.ts';
import type { Page } from '@playwright/test';
import { patience } from '#config.ts';
import { expect } from '#test.ts';

type Fault = 'a fault' | 'no answer' | ((body: object) => void);

/** The result of an operation until the next one is set; null means the real one. */
export async function bend(page: Page, operation: string, fault: Fault | null) {
  // The handler of a changed response has fetched it already, so a removed handler would answer twice.
  await page.unrouteAll({ behavior: 'wait' });
  if (fault === null) return;
  await page.route('**/graphql*', async (route) => {
    const request = route.request();
    if (!`${request.postData()} ${request.url()}`.includes(operation)) return route.fallback();
    if (fault === 'no answer') return route.abort();
    if (fault === 'a fault')
      return route.fulfill({
        json: { data: null, errors: [{ message: texts.somethingWrong, extensions: { code: 'INTERNAL' } }] },
      });
    const response = await route.fetch();
    const json = await response.json();
    fault(json);
    return route.fulfill({ response, json });
  });
}

/** Replaces the value at this path of the response. */
export function put(path: string, value: unknown): (body: object) => void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  return (body) => {
    let current = body;
    for (const name of names) current = Object(Reflect.get(current, name));
    Reflect.set(current, last, value);
  };
}

/** An element with exactly this text. */
export const expectText = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();

/** Closes all toasts. The others move up when one closes on its own. */
export async function close(page: Page) {
  const toasts = page.getByRole('button', { name: /^(Close|Dismiss)/ });
  await expect(async () => {
    if (await toasts.first().isVisible()) await toasts.first().click({ timeout: patience(1000) });
    await expect(toasts).toHaveCount(0, { timeout: patience(500) });
  }).toPass();
}
