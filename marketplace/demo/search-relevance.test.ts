import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDiskFiles } from '#platform/files/disk-files.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { seedDemo } from './seed-demo.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let folder: string;

interface Answer {
  results: { name: string; seller_city: string }[];
  count: number;
  exact: boolean;
}

/** The first page of results for these words. */
async function search(terms: string, more = ''): Promise<Answer> {
  const { body } = await market.client().get(`/api/v1/products/search/?q=${encodeURIComponent(terms)}${more}`);
  return body as unknown as Answer;
}

beforeAll(async () => {
  market = await startTestMarketplace();
  folder = await mkdtemp(join(tmpdir(), 'besesaka-relevance-'));
  await seedDemo({
    db: market.db,
    files: createDiskFiles({ folder }),
    now: market.clock.now(),
    log: { info() {}, warn() {} },
  });
}, 60_000);
afterAll(async () => {
  await market.close();
  await rm(folder, { recursive: true, force: true });
});

const phones = ['iPhone 13 128 GB', 'Tecno Spark 20 128 GB', 'Itel A70 64 GB', 'Google Pixel 7a 128 GB'];
const sneakers = ['Nike Air Running Sneakers', 'Classic White Sneakers', 'Basketball High-Top Sneakers'];
const footballs = ['Match Football, Size 5', 'Football Boots, Firm Ground'];
const basket = 'Bolga Basket, Round, Large';

/** A search, products that must be on its first page, and products that must not. */
const table: [terms: string, there: string[], notThere: string[]][] = [
  // Kinds of things.
  ['smartphones', phones, ['Tomato Seeds, Pectomech', 'Car Phone Holder, Air Vent']],
  ['phone', [...phones, 'Itel 2160 Yam Phone'], ['Tomato Seeds, Pectomech', 'Anker 20 W USB-C Charger']],
  ['sneakers', sneakers, footballs],
  ['shoes', ['Leather Oxford Shoes', 'Block Heels for Ladies'], [...footballs, 'Slim Chinos for Men']],
  [
    'shoes for men',
    ['Leather Oxford Shoes', 'Nike Air Running Sneakers'],
    ['Block Heels for Ladies', 'Slim Chinos for Men'],
  ],
  ['ladies shoes', ['Block Heels for Ladies', 'Ballerina Flats'], ['Safety Boots, Steel Toe']],
  ["men's watch", ['Curren Steel Watch for Men'], ['Pearl Drop Earrings']],
  ['laptops', ['HP EliteBook 840 G6', 'Student Chromebook 11'], ['Notebook A5, Hard Cover', 'Study Table with Shelf']],
  ['headphones', ['Sony WH-CH520 Headphones', 'JBL Tune 510BT Headphones'], ['Oraimo 20,000 mAh Power Bank']],
  [
    'watches',
    ['Apple Watch SE 44 mm', 'Classic Watch, Leather Strap'],
    ['Pearl Drop Earrings', 'Polarised Sunglasses'],
  ],
  ['makeup', ['Matte Lipstick, Osu Red', 'Makeup Brush Set, 12 Pieces'], ['Carved Frame Mirror']],
  ['tablet', ['Samsung Galaxy Tab A9 64 GB', 'iPad 9th Generation 64 GB'], ['Braided USB-C Cable 2 m']],
  ['televisions', ['Hisense 50-inch Smart TV', 'LG 65-inch NanoCell'], ['Bedside Lamp, Warm Light']],
  ['tv', ['Hisense 50-inch Smart TV', 'Samsung 43-inch Crystal UHD'], ['PlayStation 5 Slim, Disc']],
  ['charger', ['Anker 20 W USB-C Charger'], ['Nokia 105 Dual SIM', 'Samsung Galaxy A54 5G 256 GB']],
  ['power bank', ['Oraimo 20,000 mAh Power Bank'], ['Nokia 105 Dual SIM']],
  ['generator', ['Tiger 2.5 kVA Petrol Generator'], ['Rechargeable Torch, 2 km Beam']],
  ['bag', ['Leather Handbag, Two-Tone', 'Waterproof Laptop Bag 15.6-inch'], ['Ballerina Flats']],
  ['dress', ['Ankara Midi Dress with Pockets', 'Girls Ankara Dress'], ['Leather Oxford Shoes']],
  ['perfume', ['Rose Garden Eau de Parfum', 'Oud Al Layl Eau de Parfum'], ['Local Perfumed Rice, 25 kg']],
  ['wig', ['Bone Straight Wig 20 inches', 'Curly Bob Wig 12 inches'], ['Raw Shea Butter 500 g']],
  ['drum', ['Djembe Drum 12-inch', 'Fontomfrom Drum, Small'], ['Yamaha Keyboard PSR-E']],
  ['goat', ['West African Dwarf Goat'], ['Layer Feed 50 kg']],
  ['fan', ['Binatone 16-inch Standing Fan', 'Rechargeable Fan with Solar Panel'], ['Black Star Polo Shirt']],
  ['fashion', sneakers.slice(0, 1), ['Gari, Extra Fine, 5 kg']],
  // Names and makers.
  ['iphone', ['iPhone 13 128 GB', 'iPhone 15 Pro 256 GB'], ['Apple Watch SE 44 mm', 'Oraimo Watch 4 Plus']],
  ['iphone case', ['Clear Shockproof Case for iPhone 13'], ['iPhone 13 128 GB']],
  ['samsung', ['Samsung Galaxy A15 128 GB', 'Samsung 43-inch Crystal UHD'], ['Tecno Spark 20 128 GB']],
  ['samsung tv', ['Samsung 43-inch Crystal UHD'], ['Samsung Galaxy A15 128 GB']],
  ['hp laptop', ['HP EliteBook 840 G6'], ['Dell Latitude 7490']],
  ['nike shoes', ['Nike Air Running Sneakers'], ['Leather Oxford Shoes']],
  ['playstation', ['PlayStation 5 Slim, Disc', 'PlayStation 4 Slim 500 GB'], ['Xbox Series S 512 GB']],
  ['earphone', ['Sony WH-CH520 Headphones'], ['Tripod 170 cm with Phone Clip']],
  ['ps5', ['PlayStation 5 Slim, Disc', 'PS5 DualSense Controller'], ['Xbox Series S 512 GB']],
  ['bluetooth speaker', ['JBL Charge 5 Speaker'], ['Logitech K380 Bluetooth Keyboard']],
  ['black soap', ['Alata Samina Black Soap 400 g'], ['Black Castor Hair Oil', 'Baby Soap, Pack of 4']],
  ['rice cooker', ['Rice Cooker 2.8 Litres'], ['Local Perfumed Rice, 25 kg']],
  ['gas cooker', ['Four-Burner Gas Cooker with Oven'], ['Rice Cooker 2.8 Litres']],
  ['kaba and slit', ['Kaba and Slit, Ready to Wear'], ['Ginger and Garlic Paste']],
  ['vitamin c', ['Vitamin C 1000 mg, 60 Tablets'], ['Braided USB-C Cable 2 m']],
  // Twi, and how users speak.
  ['ntoma', ['Full Kente Cloth for Men, Sika Futuro', 'Baby Carrier Cloth, Ntama'], ['Slim Chinos for Men']],
  ['mpaboa', ['Leather Oxford Shoes', 'Ahenema Sandals, Hand Made'], footballs],
  ['nkuto', ['Raw Shea Butter 500 g'], ['Afro Hair Pick, Wooden', 'Soft Toothbrush, Pack of 4']],
  ['samina', ['Alata Samina Black Soap 400 g', 'Baby Soap, Pack of 4'], ['Cocoa Butter Cream 300 g']],
  ['bayerɛ', ['Puna Yam, 5 Large Tubers'], ['Apem Plantain, Full Bunch']],
  ['brɔdeɛ', ['Apem Plantain, Full Bunch'], ['Puna Yam, 5 Large Tubers']],
  ['mako', ['Kpakpo Shito Pepper Powder'], ['Pure Forest Honey, 1 litre']],
  ['ahwenee', ['Waist Beads, Set of 5', 'Krobo Bodom Beads, Ceremonial'], ['Batik Wall Hanging']],
  ['kɛntɛn', [basket], ['Ewe Kente, Agbozume Weave']],
  ['aponkye', ['West African Dwarf Goat'], ['Rabbit Pair for Breeding']],
  ['hausa koko', ['Millet for Hausa Koko, 2 kg'], ['Natural Cocoa Powder 500 g']],
  ['waakye', ['Brown Beans for Waakye, 2 kg', 'Waakye Bowl Set with Leaves Print'], ['Shito, Vegetarian, 500 g']],
  ['chale wote', ['Chale Wote Slippers'], sneakers],
  ['dumsor', ['300 W Solar Panel, Mono', 'Tiger 2.5 kVA Petrol Generator'], ['Samsung Galaxy A15 128 GB']],
  ['lappy', ['HP EliteBook 840 G6'], ['Waterproof Laptop Bag 15.6-inch']],
  ['yam phone', ['Itel 2160 Yam Phone'], ['Puna Yam, 5 Large Tubers']],
  ['pampers', ['Baby Diapers Size 3, Pack of 72'], ['Baby Bath Tub with Support']],
  // Shops, where they are meant.
  ['circle sneaker yard', [...sneakers, 'Leather Oxford Shoes'], ['Boxing Gloves, Bukom Edition']],
  ['sneaker yard', [...sneakers, 'Leather Oxford Shoes'], ['ATL Akosombo Print, 12 Yards']],
  ['kwame mobile hub', ['Oraimo 20,000 mAh Power Bank'], ['Samsung Galaxy A15 128 GB']],
  // Slips.
  ['smartfone', phones, ['Car Phone Holder, Air Vent']],
  ['cheap smartfones in kumasi', phones, ['Car Phone Holder, Air Vent']],
  ['powerbank', ['Oraimo 20,000 mAh Power Bank'], ['Queen Bed with Headboard']],
  // Words about the purchase, not the product.
  ['cheap phone', phones, ['Anker 20 W USB-C Charger']],
  ['phones in Kumasi', phones, ['Anker 20 W USB-C Charger']],
  ['cheap sneakers in Accra', sneakers, footballs],
  ['sneakers takoradi', sneakers, footballs],
  ['tv price in ghana', ['Hisense 50-inch Smart TV'], ['Puzzle Map of Ghana']],
  ['best laptop price', ['HP EliteBook 840 G6'], ['Notebook A5, Hard Cover']],
  ['takoradi harbour traders', ['JBL Charge 5 Speaker'], sneakers],
  // One word at a time: corrected, joined, split or left out.
  ['addidas snekers', sneakers, footballs],
  ['i phone', ['iPhone 13 128 GB', 'iPhone 15 Pro 256 GB'], ['Rechargeable Torch, 2 km Beam']],
  ['i phone case', ['Clear Shockproof Case for iPhone 13'], ['iPhone 13 128 GB']],
  ['smart phone', phones, ['Car Phone Holder, Air Vent']],
  ['charger type c', ['Anker 20 W USB-C Charger'], ['Nokia 105 Dual SIM']],
  ['usb c charger', ['Anker 20 W USB-C Charger'], ['Nokia 105 Dual SIM']],
  ['nikee snekers', ['Nike Air Running Sneakers'], footballs],
  ['samsng galaxi', ['Samsung Galaxy A15 128 GB'], ['Tecno Spark 20 128 GB']],
  ['blutooth speeker', ['JBL Charge 5 Speaker'], ['Logitech K380 Bluetooth Keyboard']],
  ['sheabutter', ['Raw Shea Butter 500 g'], ['Cocoa Butter Cream 300 g']],
  ['hedphones', ['Sony WH-CH520 Headphones'], ['Oraimo 20,000 mAh Power Bank']],
  ['standing fann', ['Binatone 16-inch Standing Fan'], ['Black Star Polo Shirt']],
  ['gucci handbag', ['Leather Handbag, Two-Tone'], ['Ballerina Flats']],
  // A price.
  ['phones under 1000', ['Itel A70 64 GB'], ['iPhone 15 Pro 256 GB', 'Tomato Seeds, Pectomech']],
  ['smartphone below 2,000 cedis', ['Itel A70 64 GB'], ['iPhone 15 Pro 256 GB']],
  ['phone max 1.5k', ['Itel A70 64 GB'], ['iPhone 15 Pro 256 GB']],
  ['sneakers between 100 and 300', ['Classic White Sneakers'], footballs],
  ['cheap phone 1000', ['Itel A70 64 GB'], ['iPhone 15 Pro 256 GB']],
  ['laptop under 3000', ['Student Chromebook 11'], ['HP EliteBook 840 G6', 'Puna Yam, 5 Large Tubers']],
  ['laptop above ₵5000', [], ['Student Chromebook 11']],
  ['phones over 9000 cedis in Accra', ['iPhone 15 Pro 256 GB'], ['Itel A70 64 GB']],
  // Nothing has all of it.
  ['books for shs', ['Exercise Books, Pack of 12'], sneakers],
  ['wigs near me', ['Bone Straight Wig 20 inches'], sneakers],
  ['iphone 13 charger', ['iPhone 13 128 GB', 'Anker 20 W USB-C Charger'], ['Puna Yam, 5 Large Tubers']],
  ['jollof rice', ['Local Perfumed Rice, 25 kg'], ['Brown Beans for Waakye, 2 kg']],
];
const most = [
  'addidas snekers',
  'charger type c',
  'gucci handbag',
  'iphone 13 charger',
  'jollof rice',
  'books for shs',
  'wigs near me',
];

test.each(table)('%s', async (terms, there, notThere) => {
  const { results, exact } = await search(terms);
  const names = results.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(there));
  expect(names.filter((name) => notThere.includes(name))).toEqual([]);
  expect(exact).toBe(!most.includes(terms));
});

test('each product of the table is in the catalogue', async () => {
  const { results, count } = await search('', '&page_size=100');
  const others = Array.from({ length: Math.ceil(count / 100) - 1 }, (_, page) =>
    search('', `&page_size=100&page=${page + 2}`),
  );
  const all = [results, ...(await Promise.all(others)).map((page) => page.results)].flat().map(({ name }) => name);
  const named = table.flatMap(([, there, notThere]) => [...there, ...notThere]);
  expect([...new Set(named)].filter((name) => !all.includes(name))).toEqual([]);
});

test('products of the searched category come first', async () => {
  const { results } = await search('bags in Takoradi');
  const there = results.map(({ seller_city }) => seller_city === 'Takoradi');
  expect(new Set(there).size).toBe(2);
  expect(there).toEqual(there.toSorted((a, b) => Number(b) - Number(a)));
});

test.each([
  ['smartphones', 'Itel A70 64 GB'],
  ['sneakers', 'Classic White Sneakers'],
  ['watches', 'Classic Watch, Leather Strap'],
  ['iphone 13', 'Clear Shockproof Case for iPhone 13'],
  ['rice', 'Rice Cooker 2.8 Litres'],
])('%s, cheapest first, begins with %s and finds at most the unsorted results', async (terms, first) => {
  const [sorted, unsorted] = await Promise.all([search(terms, '&ordering=price'), search(terms)]);
  expect(sorted.results[0]?.name).toBe(first);
  expect(sorted.count).toBe(unsorted.count);
});
