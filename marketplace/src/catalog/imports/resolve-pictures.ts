import { and, eq, inArray } from 'drizzle-orm';
import { productImages, products } from '#catalog/tables.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { shops } from '#shops/tables.ts';
import { type Loaded, loadPictures, pictureFault } from './load-pictures.ts';
import type { Table } from './open-table.ts';
import type { Draft } from './read-draft.ts';
import type { ImportRow } from './tables.ts';

interface World {
  row: ImportRow;
  table: Pick<Table, 'zip'>;
}

/**
 * Replaces pictures by their ids: those that the product shows already, and, when lines are applied, loaded ones. Until
 * then an address stands for its picture.
 */
export async function resolvePictures(ctx: Ctx, { row, table }: World, drafts: Draft[]): Promise<Draft[]> {
  const pictured = drafts.filter(({ pictures }) => pictures.length > 0);
  if (pictured.length === 0) return drafts;
  const shown = await readShown(ctx, pictured);
  const places = pictured.flatMap((draft) => {
    const known = new Set([...(shown.get(draft.sku) ?? []), ...(shown.get(draft.slug) ?? [])]);
    return draft.pictures.map((picture): Place => {
      const id = ownId(ctx, picture);
      if (id && known.has(id)) return { draft, picture, loaded: { id } };
      const fault = pictureFault(picture, table.zip, ctx);
      return { draft, picture, loaded: fault === null ? null : { fault } };
    });
  });
  const faulty = new Set(places.filter(({ loaded }) => loaded && 'fault' in loaded).map(({ draft }) => draft));
  const missing = places.filter(({ draft, loaded }) => !loaded && draft.faults.length === 0 && !faulty.has(draft));
  if (row.state === 'applying') {
    const pictures = missing.map(({ picture }) => picture);
    for (const [at, loaded] of (await loadPictures(ctx, pictures, table.zip)).entries())
      Object.assign(missing[at] ?? {}, { loaded });
  }
  return drafts.map((draft) => withLoaded(draft, places));
}

interface Place {
  draft: Draft;
  picture: string;
  /** Null until it is loaded. */
  loaded: Loaded | null;
}

function withLoaded(draft: Draft, places: readonly Place[]): Draft {
  const own = places.filter((place) => place.draft === draft);
  const faults = own.flatMap(({ loaded }) => (loaded && 'fault' in loaded ? [loaded.fault] : []));
  return {
    ...draft,
    pictures: own.map(({ picture, loaded }) => (loaded && 'id' in loaded ? loaded.id : picture)),
    faults: [...draft.faults, ...faults.map((text) => ({ line: draft.line, column: 'pictures', text }))],
  };
}

/** The id in our own address of a picture, as the export writes it. */
function ownId({ config }: Ctx, picture: string): string | null {
  const [start, id = ''] = picture.split('/media/');
  return start === config.publicUrl && /^[0-9a-f-]{36}$/.test(id) ? id : null;
}

/** The pictures of the products that these lines name, by SKU and by slug. */
async function readShown(ctx: Ctx, drafts: readonly Draft[]): Promise<Map<string, Set<string>>> {
  const { userId } = requireViewer(ctx);
  const ids = drafts.flatMap(({ pictures }) => pictures.flatMap((picture) => ownId(ctx, picture) ?? []));
  const shown = new Map<string, Set<string>>();
  if (ids.length === 0) return shown;
  const rows = await ctx.db
    .select({ id: productImages.mediaId, sku: products.sku, slug: products.slug })
    .from(productImages)
    .innerJoin(products, eq(products.id, productImages.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(and(eq(shops.ownerId, userId), inArray(productImages.mediaId, ids)));
  for (const { id, sku, slug } of rows)
    for (const name of [sku, slug]) shown.set(name, (shown.get(name) ?? new Set()).add(id));
  return shown;
}
