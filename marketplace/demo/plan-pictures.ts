import { stableId } from '#platform/base/ids.ts';
import type { media } from '#platform/media/tables.ts';
import { type ShopLine, shopLines, waitingShop } from './data.ts';
import { createDice } from './dice.ts';
import { backdropFor, meanColour } from './pictures/backdrops.ts';
import { type Framing, framings } from './pictures/framings.ts';
import { findRendered, type Rendered } from './rendered.ts';

export type MediaRow = typeof media.$inferInsert;

/** A picture of the demo, rendered or to draw. It depends on the demo's data only, so an interrupted run can continue later. */
export interface PlannedPicture {
  id: string;
  key: string;
  /** `object` or `object/colour`. */
  art: string;
  framing: Framing;
  backdrop: string;
  width: number;
  height: number;
  /** Lower numbers are drawn first. */
  turn: number;
  /** Null if it is to be drawn. */
  rendered: Rendered | null;
}

const side = 960;

function planned(
  name: string,
  rest: Pick<PlannedPicture, 'art' | 'framing' | 'turn' | 'rendered'> & { root: string },
): PlannedPicture {
  const { root, ...drawing } = rest;
  const wide = drawing.framing === 'banner';
  return {
    ...drawing,
    id: stableId(`demo picture ${name}`),
    key: `demo/${name}.${drawing.rendered ? 'webp' : 'jpeg'}`,
    backdrop: backdropFor({ root, framing: drawing.framing, roll: createDice(`backdrop ${name}`).roll() }),
    width: wide ? 1280 : side,
    height: wide ? 480 : side,
  };
}

/** What the studio rendered, or three to six drawings: the whole object first, then some of the other framings. */
export function productPictures({ slug, art, root }: { slug: string; art: string; root: string }): PlannedPicture[] {
  const rendered = (['front', 'angle', 'detail'] as const).flatMap((view) => findRendered(view, slug) ?? []);
  if (rendered.length > 0) {
    return rendered.map((one, place) =>
      planned(`${slug}-${place + 1}`, { art, framing: 'front', root, turn: 0, rendered: one }),
    );
  }
  const dice = createDice(`pictures ${slug}`);
  const others = dice.shuffle(framings.filter((framing) => framing !== 'front'));
  const chosen: Framing[] = ['front', ...others.slice(0, dice.pick([2, 2, 3, 3, 4, 5]))];
  return chosen.map((framing, place) =>
    planned(`${slug}-${place + 1}`, { art, framing, root, turn: place === 0 ? 0 : 2, rendered: null }),
  );
}

interface CategoryLine {
  slug: string;
  art: string;
  root: string;
  /** The slug of the product that it shows. */
  shows: string;
}

export function categoryPicture({ slug, art, root, shows }: CategoryLine): PlannedPicture {
  return planned(`category-${slug}`, { art, root, framing: 'tile', turn: 1, rendered: findRendered('front', shows) });
}

export function shopPictures(shop: ShopLine): { logo: PlannedPicture; banner: PlannedPicture } {
  const root = shop.sells[0] ?? 'food-groceries';
  const art = shop.sign;
  return {
    logo: planned(`shop-${shop.slug}-logo`, {
      art,
      root,
      framing: 'logo',
      turn: 1,
      rendered: findRendered('logo', shop.slug),
    }),
    banner: planned(`shop-${shop.slug}-banner`, {
      art,
      root,
      framing: 'banner',
      turn: 2,
      rendered: findRendered('banner', shop.slug),
    }),
  };
}

export function everyShopPicture(): PlannedPicture[] {
  return [...shopLines, waitingShop].flatMap((shop) => Object.values(shopPictures(shop)));
}

export function mediaRow(picture: PlannedPicture, createdAt: Date): MediaRow {
  const { id, key, width, height, rendered } = picture;
  return { id, key, width, height, color: colourOf(picture), ready: rendered !== null, createdAt };
}

/** About what the eye takes from the whole picture. */
export function colourOf({ rendered, backdrop }: PlannedPicture): string {
  return rendered ? '#ece3d5' : meanColour(backdrop);
}
