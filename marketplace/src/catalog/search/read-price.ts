/** Search terms without the price that they name, and that price. */
export interface PricedTerms {
  terms: string;
  min_price?: string;
  max_price?: string;
}

const currency = 'gh₵|ghs|ghc|gh|₵|cedis?';
const units =
  'kg|kilos?|g|grams?|mg|l|lit(?:re|er)s?|ml|cm|mm|m|km|inch(?:es)?|ft|feet|gb|tb|mb|w|kw|watts?|v|mah|hp|kva|' +
  'years?|months?|days?|pcs|pieces|pack|yards?|users|users?';
const number = String.raw`(\d[\d,]*(?:\.\d{1,2})?)(k?)`;
/** An amount, with or without the currency. A number before a unit is a size. */
const amount = String.raw`(?:(?:${currency})\s*)?${number}(?:\s*(?:${currency})(?![\p{L}]))?(?!\s*(?:${units})(?![\p{L}])|[\p{L}\d])`;
/** An amount whose currency is named, so that it is a price without any other word. */
const named = String.raw`(?:(?:for|at)\s+)?(?:(?:gh₵|ghs|ghc|₵)\s*${number}|${number}\s*cedis?)(?![\p{L}\d])`;

const between = pattern(String.raw`(?:between|from)\s+${amount}\s*(?:and|to|-)\s*${amount}`);
const most = pattern(String.raw`(?:under|below|max(?:imum)?|less than|at most|(?:not|no) more than|up to)\s+${amount}`);
const least = pattern(String.raw`(?:above|over|min(?:imum)?|more than|at least)\s+${amount}`);
const cheap = pattern(String.raw`(?:(?:for|at)\s+)?${amount}$`);
const plain = pattern(named);

/** Reads a price that a user typed with the search: "laptop under 3000", "phones between 500 and 1,000 cedis". */
export function readPrice(terms: string): PricedTerms {
  const range = between.exec(terms);
  if (range) {
    const [low, high] = [amountOf(range, 1), amountOf(range, 3)].sort((a, b) => a - b);
    return without(terms, range, { min_price: low, max_price: high });
  }
  const lowest = least.exec(terms);
  if (lowest && !most.test(terms)) return without(terms, lowest, { min_price: amountOf(lowest, 1) });
  const highest = most.exec(terms) ?? (/(?<!\p{L})cheap(er|est)?(?!\p{L})/iu.test(terms) ? cheap.exec(terms) : null);
  if (highest) return without(terms, highest, { max_price: amountOf(highest, 1) });
  const price = plain.exec(terms);
  if (!price) return { terms };
  return without(terms, price, { max_price: amountOf(price, price[1] === undefined ? 3 : 1) });
}

function pattern(source: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])${source}`, 'iu');
}

function amountOf(match: RegExpExecArray, group: number): number {
  const value = Number((match[group] ?? '').replaceAll(',', ''));
  return match[group + 1] ? value * 1000 : value;
}

/** A search that names nothing but a price stays as it is. */
function without(terms: string, match: RegExpExecArray, prices: Record<string, number | undefined>): PricedTerms {
  const rest = `${terms.slice(0, match.index)} ${terms.slice(match.index + match[0].length)}`;
  if (rest.trim() === '') return { terms };
  const texts = Object.entries(prices).map(([name, value]) => [name, (value ?? 0).toFixed(2)]);
  return { terms: rest.replace(/\s+/g, ' ').trim(), ...Object.fromEntries(texts) };
}
