import { z } from 'zod';
import { money } from '#kernel/amount-input.ts';
import { forAdmins } from '#kernel/operations/define-operation.ts';
import { choice } from '#kernel/reference/choice.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { describeQuery } from '#kernel/reference/words.ts';
import { optional } from './optional.ts';

export const figuresLimits = { daysMax: 366, daysShown: 30, groupsMax: 100, searchesMax: 20 } as const;

export const figuresBy = choice('FiguresBy', 'What the figures are divided by.', {
  all: 'The whole marketplace',
  category: 'The root category of the goods',
  region: 'The region that the order goes to',
});

const sales = {
  orders: describe(z.number().int(), 'Orders placed', 12),
  goods: describe(money(), 'Price of the ordered goods, without delivery', '2450.00'),
};

export const marketDay = resource('MarketDay', 'The figures of a day, in Ghana.', {
  day: describe(z.iso.date(), 'Day', '2026-11-21'),
  ...sales,
  paid: describe(money(), 'Paid by buyers and sellers in the app', '1800.00'),
  commission: describe(money(), 'Commission, less what refunds gave back', '90.00'),
  other_income: describe(money(), 'Income from plans and campaigns, less refunds', '50.00'),
  refunded: describe(money(), 'Refunded', '120.00'),
  cases: describe(z.number().int(), 'Cases that were opened', 1),
  disputes: describe(z.number().int(), "Disputes that payers' banks opened", 0),
  empty_searches: describe(z.number().int(), 'Searches that found nothing', 4),
  new_buyers: describe(z.number().int(), 'Users who ordered for the first time', 5),
  new_sellers: describe(z.number().int(), 'Shops that were opened', 2),
  hours_to_accept: describe(z.number().nullable(), 'Mean hours until the orders of this day were accepted', 3.5),
  hours_to_deliver: describe(z.number().nullable(), 'Mean hours until the orders of this day were delivered', 41),
  hours_to_decide: describe(z.number().nullable(), 'Mean hours until the cases of this day ended', 20),
});
export type MarketDay = z.infer<typeof marketDay>;

export const marketGroup = resource('MarketGroup', 'The orders of a category or a region.', {
  by: describe(oneOf(figuresBy), 'Kind of the group', 'region'),
  title: describe(z.string(), 'Name of the category or region', 'Ashanti', { as: 'name' }),
  ...sales,
  commission: describe(money(), 'Commission on its goods, less what refunds gave back; 0.00 for a region', '90.00'),
  refunded: describe(money(), 'Refunded for its goods; 0.00 for a region', '120.00'),
});
export type MarketGroup = z.infer<typeof marketGroup>;

const emptySearch = resource('EmptySearch', 'A search that found nothing.', {
  text: describe(z.string(), 'What was searched', 'wooden stool'),
  times: describe(z.number().int(), 'How often', 3),
});

export const figures = resource('Figures', 'The figures of the marketplace.', {
  days: describe(z.array(marketDay).max(figuresLimits.daysMax), 'Days, the earliest first'),
  groups: describe(
    z.array(marketGroup).max(figuresLimits.groupsMax),
    'The same days by category and by region, most sold first',
  ),
  searches: describe(z.array(emptySearch).max(figuresLimits.searchesMax), 'What was searched most and not found'),
  rolled_up_at: describe(z.iso.datetime().nullable(), 'When the figures were last counted', '2026-11-21T11:20:00.000Z'),
});
export type Figures = z.infer<typeof figures>;

const figuresQuery = z.object({ from: optional(z.iso.date()), until: optional(z.iso.date()) });
export type FiguresQuery = z.infer<typeof figuresQuery>;

export const readFigures = forAdmins('reading')({
  id: 'readFigures',
  method: 'GET',
  path: '/api/admin/figures',
  summary: 'For admins: get the figures of the marketplace by day, by category and by region; at most a year',
  query: describeQuery(figuresQuery, {
    from: ['First day, in Ghana; 30 days ago by default', '2026-11-01'],
    until: ['Last day, in Ghana; today by default', '2026-11-30'],
  }),
  response: figures,
});
