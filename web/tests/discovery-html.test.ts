import { expect, test } from 'vitest';
import { partOf, screenHtml, textOf } from './rendered-screen.ts';

const kente = {
  name: 'Kente stole',
  discountPercentage: 25,
  inStock: true,
  stockQuantity: 7,
  isActive: true,
  price: { amount: '1250.50' },
  priceTo: { amount: '1250.50' },
  hasVariants: false,
  compareAtPrice: { amount: '1667.00' },
  category: { name: 'Fabric' },
  rating: { average: '4.6', count: 12 },
  shop: { name: 'Esi Weaves', takesOrders: true, isVerified: true, city: 'Ho' },
};

test('a card has category, name, both prices, discount, shop and stock', async () => {
  const html = await screenHtml('/products', kente);
  const card = textOf(partOf(html, 'article', 'Kente stole'));
  for (const text of [
    'Discount: -25%',
    'Fabric',
    'Now ₵1,250.50',
    'before ₵1,667',
    'Esi Weaves',
    'Only 7 left · Rated ★ 4.6 (12) · Ho',
  ])
    expect(card).toContain(text);
  expect(partOf(html, 'article', 'Kente stole')).toContain('aria-label="Verified Seller"');
  const plenty = await screenHtml('/products', { ...kente, stockQuantity: 1200 });
  expect(textOf(partOf(plenty, 'article', 'Kente stole'))).toContain('1,200 in stock');
  const gone = await screenHtml('/products', { ...kente, stockQuantity: 0, inStock: false, discountPercentage: 0 });
  expect(textOf(partOf(gone, 'article', 'Kente stole'))).toContain('Out of Stock');
  expect(textOf(partOf(gone, 'article', 'Kente stole'))).not.toContain('%');
});

test('the filters have every category, the six price ranges, stock, featured and five orders', async () => {
  const text = textOf(await screenHtml('/products', kente));
  expect(text).toMatch(
    /All Categories .*Any price Under ₵100 ₵100 to ₵500 ₵500 to ₵1,000 ₵1,000 to ₵5,000 Above ₵5,000/,
  );
  expect(text).toMatch(/Newest First Price: Low to High Price: High to Low Best Selling Most Popular/);
  for (const shown of ['In Stock', 'Featured', 'Apply Filters', 'Clear All']) expect(text).toContain(shown);
});

const pictures = ['one', 'two', 'three'].map((id) => ({ id, path: `/media/${id}`, altText: id }));
const page = {
  ...kente,
  images: pictures,
  primaryImage: { id: 'two' },
  related: [],
  specifications: ['thread_count', 'care', 'width', 'length', 'weight', 'origin'].map((key) => ({ key, value: 'x' })),
};

test('a product page has price, savings, stock, total and the first four specifications', async () => {
  const html = await screenHtml('/products/kente', page);
  const text = textOf(html);
  for (const shown of ['Now ₵1,250.50', '₵1,667', '-25%', 'You save ₵416.50', 'Only 7 left', '7 units available'])
    expect(text).toContain(shown);
  expect(text).toMatch(/Quantity .*Total ₵1,250.50 .*Add to Cart .*Buy Now .*Chat seller/);
  expect(text).toContain('Thread Count');
  expect(text.indexOf('Length')).toBeLessThan(text.indexOf('Show More (2 more)'));
  expect(text.indexOf('Weight')).toBeGreaterThan(text.indexOf('Show More (2 more)'));
  const gone = textOf(await screenHtml('/products/kente', { ...page, stockQuantity: 0, inStock: false }));
  expect(gone).toContain('Out of stock');
  expect(gone).not.toContain('Buy Now');
});

test('the gallery has a slide and a thumbnail for each picture, a counter, and a badge on the primary one', async () => {
  const html = await screenHtml('/products/kente', page);
  expect(html.match(/aria-label="Zoom picture \d of 3/g)).toHaveLength(3);
  expect(html.match(/aria-label="Show picture \d"/g)).toHaveLength(3);
  expect(textOf(html)).toContain('Picture 1 / 3');
  const slides = html.split('id="picture-').slice(1);
  expect(slides.map((slide) => textOf(`<${slide.slice(0, slide.indexOf('</li>'))}`).includes('Primary'))).toEqual([
    false,
    true,
    false,
  ]);
  const none = textOf(await screenHtml('/products/kente', { ...page, images: [], primaryImage: null }));
  expect(none).toContain('No images available');
  expect(none).not.toContain('1 / ');
});

test('a product and a shop without reviews say so', async () => {
  const unrated = { ...page, rating: { average: '0.0', count: 0 }, reviews: { totalCount: 0, edges: [] } };
  expect(textOf(partOf(await screenHtml('/products/kente', unrated), 'section', 'Reviews'))).toContain(
    'No reviews yet',
  );
  expect(textOf(partOf(await screenHtml('/shops/esi', unrated), 'section', 'Reviews'))).toContain('No reviews yet');
});

test('a card of the directory describes the shop and its rating, with one review or several', async () => {
  const esi = { name: 'Esi Weaves', slug: 'esi-weaves', description: 'Cloth from Bonwire', isVerified: true };
  const cardOf = async (count: number) =>
    partOf(await screenHtml('/shops', { ...esi, rating: { average: '4.5', count } }), 'article', 'Esi Weaves');
  const card = await cardOf(1);
  for (const shown of ['Cloth from Bonwire', '4.5 (1 review)']) expect(textOf(card)).toContain(shown);
  expect(card).toContain('aria-label="Verified Seller"');
  expect(card).toContain('href="/shops/esi-weaves"');
  expect(card).toMatch(/<img[^>]+src="\S+\/960\.webp"/);
  expect(textOf(await cardOf(1200))).toContain('4.5 (1,200 reviews)');
  expect(textOf(await cardOf(0))).toContain('No reviews yet');
});

test('home has six category tiles and two panels, and no empty featured section', async () => {
  const categories = Array.from({ length: 8 }, (_, n) => ({ id: `c${n}`, name: `Category ${n}`, slug: `c-${n}` }));
  const html = await screenHtml('/', { ...kente, categories });
  expect(html.match(/href="\/categories\/c-\d"/g)).toHaveLength(6);
  expect(textOf(html)).toContain('Featured products');
  expect(textOf(await screenHtml('/', { items: [] }))).not.toContain('Featured products');
});

test('the header links to all products and the shops, and support has the same text everywhere', async () => {
  const home = await screenHtml('/');
  const header = home.slice(home.indexOf('<header'), home.indexOf('</header>'));
  expect(header).toContain('href="/products"');
  expect(header).toContain('href="/shops"');
  const [text, contact] = [textOf(home), textOf(await screenHtml('/contact'))];
  expect(text).toContain('24/7 Support Write to us at any hour. We answer by email, usually within one working day.');
  expect(contact).toContain('We answer by email, usually within one working day.');
});

test('a corrected search says what it shows, and not that nothing matches', async () => {
  const given = { ...kente, corrected: 'charger type-c', exact: true };
  const text = textOf(await screenHtml('/search?q=charger+type+c', given));
  expect(text).toContain('Showing results for charger type-c instead of “charger type c”.');
  expect(text).not.toMatch(/nothing matches/i);
});
