// Which model shows which product, by the product's slug.
import { care } from './beauty.js';
import { electronics } from './electronics.js';
import { fashion } from './fashion.js';
import { groceries } from './food.js';
import { homeAndFarm } from './home.js';
import { leisure } from './leisure.js';

const groups = [
  [fashion, '#f0e7dc'],
  [care, '#f1e6e1'],
  [electronics, '#e7e9e8'],
  [homeAndFarm, '#efe8da'],
  [groceries, '#f0ead6'],
  [leisure, '#e8ece6'],
];

export const goods = Object.assign({}, ...groups.map(([group]) => group));

export const tintOf = (slug) => groups.find(([group]) => slug in group)[1];
