import type { ProductLines } from './line.ts';
import { beautyLines } from './products-beauty.ts';
import { computerLines } from './products-computers.ts';
import { electronicsLines } from './products-electronics.ts';
import { fashionLines } from './products-fashion.ts';
import { foodLines } from './products-food.ts';
import { homeLines } from './products-home.ts';
import { leisureLines } from './products-leisure.ts';
import { phoneLines } from './products-phones.ts';

export const productLines: ProductLines = {
  ...phoneLines,
  ...computerLines,
  ...electronicsLines,
  ...fashionLines,
  ...beautyLines,
  ...homeLines,
  ...foodLines,
  ...leisureLines,
};
