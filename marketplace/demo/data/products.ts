import type { ProductLines } from './line.ts';
import { accessoryLines } from './products-accessories.ts';
import { beautyLines } from './products-beauty.ts';
import { bookLines } from './products-books.ts';
import { childrenLines } from './products-children.ts';
import { clothingLines } from './products-clothing.ts';
import { computerLines } from './products-computers.ts';
import { craftLines } from './products-crafts.ts';
import { electronicsLines } from './products-electronics.ts';
import { farmLines } from './products-farm.ts';
import { furnitureLines } from './products-furniture.ts';
import { groceryLines } from './products-groceries.ts';
import { kitchenLines } from './products-kitchen.ts';
import { phoneLines } from './products-phones.ts';
import { snackLines } from './products-snacks.ts';
import { sportLines } from './products-sports.ts';

export const productLines: ProductLines = {
  ...accessoryLines,
  ...beautyLines,
  ...bookLines,
  ...childrenLines,
  ...clothingLines,
  ...computerLines,
  ...craftLines,
  ...electronicsLines,
  ...farmLines,
  ...furnitureLines,
  ...groceryLines,
  ...kitchenLines,
  ...phoneLines,
  ...snackLines,
  ...sportLines,
};
