import { and, eq, inArray, sql } from 'drizzle-orm';
import { productImages, products, productVariants } from '#catalog/tables.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { shops } from '#shops/tables.ts';
import type { Group } from './join-lines.ts';
import { type Loaded, loadPictures, pictureFault } from './load-pictures.ts';
import type { Table } from './open-table.ts';
import type { ImportRow } from './tables.ts';

interface World {
  row: ImportRow;
  table: Pick<Table, 'zip'>;
}

/**
 * Replaces pictures by their ids: those that the product shows already, and, when lines are applied, loaded ones. Until
 * then an address stands for its picture.
 */
export async function resolvePictures(ctx: Ctx, { row, table }: World, groups: Group[]): Promise<Group[]> {
  const shown = await readShown(ctx, groups);
  const places = groups.flatMap((group) => {
    const known = knownTo(group, shown);
    return group.head.pictures.map((picture): Place => {
      const id = ownId(ctx, picture);
      if (id && known.has(id)) return { group, picture, loaded: { id } };
      const fault = pictureFault(picture, table.zip, ctx);
      return { group, picture, loaded: fault === null ? null : { fault } };
    });
  });
  const faulty = new Set(places.filter(({ loaded }) => loaded && 'fault' in loaded).map(({ group }) => group));
  const missing = places.filter(({ group, loaded }) => !loaded && group.faults.length === 0 && !faulty.has(group));
  if (row.state === 'applying') {
    const pictures = missing.map(({ picture }) => picture);
    for (const [at, loaded] of (await loadPictures(ctx, pictures, table.zip)).entries())
      Object.assign(missing[at] ?? {}, { loaded });
  }
  return groups.map((group) => withLoaded(ctx, group, { places, known: knownTo(group, shown) }));
}

interface Place {
  group: Group;
  picture: string;
  /** Null until it is loaded. */
  loaded: Loaded | null;
}

interface Loads {
  places: readonly Place[];
  known: ReadonlySet<string>;
}

function withLoaded(ctx: Ctx, group: Group, { places, known }: Loads): Group {
  const own = places.filter((place) => place.group === group);
  const pictured = group.lines.find(({ pictures }) => pictures.length > 0) ?? group.head;
  const faults = own.flatMap(({ loaded }) => (loaded && 'fault' in loaded ? [loaded.fault] : []));
  const nameOf = ({ picture, loaded }: Place) => (loaded && 'id' in loaded ? loaded.id : picture);
  const pictureOf = (picture: string) => {
    const place = own.find((one) => one.picture === picture);
    if (place) return nameOf(place);
    const id = ownId(ctx, picture);
    return id && known.has(id) ? id : picture;
  };
  return {
    ...group,
    head: { ...group.head, pictures: own.map(nameOf) },
    lines: group.lines.map((draft) => ({ ...draft, picture: pictureOf(draft.picture) })),
    faults: [...group.faults, ...faults.map((text) => ({ line: pictured.line, column: 'pictures', text }))],
  };
}

/** The id in our own address of a picture, as the export writes it. */
function ownId({ config }: Ctx, picture: string): string | null {
  const [start, id = ''] = picture.split('/media/');
  return start === config.publicUrl && /^[0-9a-f-]{36}$/.test(id) ? id : null;
}

function knownTo({ head, lines }: Group, shown: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const names = [`slug ${head.slug}`, ...lines.map(({ sku }) => `sku ${sku}`)];
  return new Set(names.flatMap((name) => [...(shown.get(name) ?? [])]));
}

/** The pictures of the products that these lines name, by SKU and by slug. */
async function readShown(ctx: Ctx, groups: Group[]): Promise<Map<string, Set<string>>> {
  const { userId } = requireViewer(ctx);
  const named = groups.flatMap(({ head, lines }) => [...head.pictures, ...lines.map(({ picture }) => picture)]);
  const ids = [...new Set(named.flatMap((picture) => ownId(ctx, picture) ?? []))];
  const shown = new Map<string, Set<string>>();
  if (ids.length === 0) return shown;
  const skus = sql<string[]>`array(select sku from ${productVariants} where product_id = products.id)`;
  const rows = await ctx.db
    .select({ id: productImages.mediaId, slug: products.slug, skus })
    .from(productImages)
    .innerJoin(products, eq(products.id, productImages.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(and(eq(shops.ownerId, userId), inArray(productImages.mediaId, ids)));
  for (const { id, slug, skus: all } of rows)
    for (const name of [`slug ${slug}`, ...all.map((sku) => `sku ${sku}`)])
      shown.set(name, (shown.get(name) ?? new Set()).add(id));
  return shown;
}
