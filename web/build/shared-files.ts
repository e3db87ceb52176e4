import { readdirSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve(import.meta.dirname, '../src');

const entry = 'app/entry-client.tsx';
/** Where first visits begin, and what they load a moment later. */
const first = [
  ...['home', 'search', 'products/products', 'products/product', 'categories/category', 'shops/shop'].map(screenOf),
  'wishlist/heart.tsx',
  'platform/offline/answers.ts',
];
/** What else visitors load. */
const visitors = [...['login', 'signup'].map(screenOf), 'orders/checkout/checkout.tsx'];
/** What every user needs besides. */
const ofUsers = [
  'app/live.tsx',
  'orders/cart/cart-count.tsx',
  'chat/conversations/unread-count.tsx',
  'notifications/notification-count.tsx',
  ...readdirSync(source).map((module) => `${module}/follow-inbox.ts`),
];

function screenOf(name: string): string {
  return `routes/${name}.tsx`;
}

interface Modules {
  getModuleInfo(id: string): { importedIds: string[]; dynamicallyImportedIds: string[] } | null;
}

/** An icon is too small for a file of its own. */
const isIcon = (id: string) => id.includes('lucide-react/dist/esm/icons/');

/**
 * Groups what several first screens import into one file, what only users need into another, and the icons that other screens share
 * into a third; the bundler alone would make dozens of it. No visit loads a file for one small module of it.
 */
export function sharedFiles() {
  let files: ReadonlyMap<string, string> | undefined;
  return ['screens', 'users', 'icons'].map((file) => ({
    name: (id: string, modules: Modules) => {
      files ??= fileByModule(modules);
      return files.get(id) === file ? file : null;
    },
  }));
}

function fileByModule(modules: Modules): ReadonlyMap<string, string> {
  const parts = partsByModule(modules);
  const files = new Map<string, string>();
  for (const [id, within] of parts) {
    const [inFirst = 0, ofVisitor = 0, ofUser = 0] = [first, visitors, ofUsers].map((some) => countOf(some, within));
    const isSharedIcon = isIcon(id) && within.size > 1;
    if (inFirst > 1 || (inFirst > 0 && (ofVisitor + ofUser > 0 || isSharedIcon))) files.set(id, 'screens');
    else if (ofUser > 0 && inFirst + ofVisitor === 0) files.set(id, 'users');
    else if (isSharedIcon) files.set(id, 'icons');
  }
  const isThere = (id: string) => files.get(id) === 'screens' || parts.get(id)?.has(path.join(source, entry));
  // The bundler adds what a module imports to its file, so that must belong there too.
  const isWhole = (id: string) =>
    modules.getModuleInfo(id)?.importedIds.every((next) => isThere(next) || files.get(next) === files.get(id));
  for (let before = 0; before !== files.size; ) {
    before = files.size;
    for (const [id, file] of files) if (file !== 'screens' && !isWhole(id)) files.delete(id);
  }
  return files;
}

const countOf = (some: readonly string[], within: ReadonlySet<string>) =>
  some.filter((part) => within.has(path.join(source, part))).length;

/** The separately loaded parts of the app that each module belongs to. */
function partsByModule(modules: Modules): Map<string, Set<string>> {
  const filesByEntry = new Map<string, Set<string>>();
  const open = [path.join(source, entry)];
  const visited = new Set(open);
  const visit = (id: string, part: string): void => {
    const parts = filesByEntry.get(id) ?? new Set();
    if (parts.has(part)) return;
    filesByEntry.set(id, parts.add(part));
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {};
    for (const next of dynamicallyImportedIds) {
      if (!visited.has(next)) open.push(next);
      visited.add(next);
    }
    for (const next of importedIds) visit(next, part);
  };
  for (const part of open) visit(part, part);
  return filesByEntry;
}
