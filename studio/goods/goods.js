// Which model shows which product, by the product's slug.
import { care } from './beauty.js';
import { computers } from './computers.js';
import { crafts } from './crafts.js';
import { electronics } from './electronics.js';
import { farm } from './farm.js';
import { fashion } from './fashion.js';
import { food } from './food.js';
import { groceries } from './groceries.js';
import { home } from './home.js';
import { leisure } from './leisure.js';
import { phones } from './phones.js';

const [sand, rose, mist, leaf] = ['#f0e7dc', '#f1e6e1', '#e7e9e8', '#e8ece6'];
const groups = [
  [fashion, sand],
  [care, rose],
  [phones, mist],
  [computers, mist],
  [electronics, mist],
  [crafts, sand],
  [home, sand],
  [farm, leaf],
  [groceries, sand],
  [food, leaf],
  [leisure, leaf],
];

export const goods = Object.assign({}, ...groups.map(([group]) => group));

export const tintOf = (slug) => groups.find(([group]) => slug in group)[1];
