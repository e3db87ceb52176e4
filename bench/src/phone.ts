import { launchBrowser, type PhoneVisit, visitByPhone } from '@besesaka/e2e/phone/phone-visit.ts';
import { tapTimes } from '@besesaka/e2e/phone/tap-times.ts';
import { type PurchaseStep, visitToBuy } from '@besesaka/e2e/phone/visit-to-buy.ts';

const visits = 5;

/** First visits to the public pages by a cheap phone on a slow network, as medians. */
export async function benchPhone(origin: string) {
  const list = await (await fetch(`${origin}/api/v1/products/?in_stock=true&ordering=-sales_count`)).json();
  const [product] = list.results;
  const pages = {
    home: '/',
    listing: '/products',
    search: '/search?q=phone',
    category: `/categories/${product.category_slug}`,
    product: `/products/${product.slug}`,
    shop: `/shops/${product.seller_slug}`,
  };
  console.log(`\nFirst visit by phone (1.6 Mbit/s, 150 ms, processor four times slower), medians of ${visits}`);
  console.log(`  ${['', ...columns.map(({ name }) => name)].map((name) => name.padStart(9)).join('')}`);
  const browser = await launchBrowser();
  try {
    for (const [name, path] of Object.entries(pages)) {
      const measured: PhoneVisit[] = [];
      for (let n = 0; n < visits; n += 1) measured.push(await visitByPhone(browser, origin, path));
      const figures = columns.map(({ of, digits = 0 }) => median(measured.map(of)).toFixed(digits).padStart(9));
      console.log(`  ${name.padStart(9)}${figures.join('')}`);
    }
    const taps: Record<string, number>[] = [];
    for (let n = 0; n < visits; n += 1) taps.push(await tapTimes(browser, origin));
    printTaps(taps);
    for (const savesData of [false, true]) printPurchase(await visitToBuy(browser, origin, savesData), savesData);
  } finally {
    await browser.close();
  }
}

const columns: { name: string; of: (visit: PhoneVisit) => number; digits?: number }[] = [
  { name: 'FCP ms', of: ({ firstPaint }) => firstPaint },
  { name: 'LCP ms', of: ({ largestPaint }) => largestPaint },
  { name: 'TBT ms', of: ({ blocked }) => blocked },
  { name: 'task ms', of: ({ longestTask }) => longestTask },
  { name: 'alive ms', of: ({ alive }) => alive },
  { name: 'CLS', of: ({ layoutShift }) => layoutShift, digits: 3 },
  { name: 'kB', of: ({ bytes }) => bytes / 1000 },
  { name: 'requests', of: ({ requests }) => requests },
];

function printTaps(taps: Record<string, number>[]) {
  console.log('\nFrom a tap to the paint that answers it, processor six times slower, in ms (at most 200)');
  for (const name of Object.keys(taps[0] ?? {}))
    console.log(
      `  ${name.padEnd(20)}${median(taps.map((one) => one[name] ?? 0))
        .toFixed(0)
        .padStart(8)}`,
    );
}

function printPurchase(steps: PurchaseStep[], savesData: boolean) {
  console.log(`\nA first purchase in kB${savesData ? ', with Save-Data (at most 409)' : ''}`);
  const all = steps.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { name, bytes } of [...steps, { name: 'all', bytes: all }])
    console.log(`  ${name.padEnd(20)}${(bytes / 1000).toFixed(1).padStart(8)}`);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
