import { readdirSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve(import.meta.dirname, '../src');

/** Where first visits begin. */
const firstScreens = ['home', 'search', 'products/products', 'products/product', 'categories/category', 'shops/shop'];
const first = [...firstScreens.map((screen) => `routes/${screen}.tsx`), 'wishlist/heart.tsx'];
/** The forms of a purchase. */
const forms = ['routes/login.tsx', 'routes/signup.tsx', 'orders/checkout/checkout.tsx'];
/** What every user needs besides. */
const ofUsers = [
  'app/live.tsx',
  'orders/cart/cart-count.tsx',
  'chat/conversations/unread-count.tsx',
  'notifications/notification-count.tsx',
  ...readdirSync(source).map((module) => `${module}/follow-inbox.ts`),
];

interface Modules {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

/**
 * Names one file for all that several of these parts import; the bundler alone would make dozens of it. A module belongs to the
 * first file that fits, so that no visit loads a file for one small module of it.
 */
export function sharedFiles() {
  let files: ReadonlyMap<string, string> | undefined;
  return (id: string, modules: Modules): string | null => {
    files ??= fileByModule(modules);
    return files.get(id) ?? null;
  };
}

function fileByModule(modules: Modules): ReadonlyMap<string, string> {
  const uses = [first, forms, ofUsers].map((parts) => countUses(parts, modules));
  const files = new Map<string, string>();
  for (const id of new Set(uses.flatMap((counts) => [...counts.keys()]))) {
    const [inFirst = 0, inForms = 0, ofUser = 0] = uses.map((counts) => counts.get(id) ?? 0);
    if (inFirst > 1 || (inFirst > 0 && inForms + ofUser > 0)) files.set(id, 'screens');
    else if (inForms > 1 || (inForms > 0 && ofUser > 0)) files.set(id, 'forms');
    else if (ofUser > 0) files.set(id, 'users');
  }
  return files;
}

/** In how many of these parts each module is. */
function countUses(parts: readonly string[], modules: Modules): Map<string, number> {
  const counts = new Map<string, number>();
  for (const part of parts) {
    const found = new Set<string>();
    const visit = (id: string): void => {
      if (found.has(id)) return;
      found.add(id);
      modules.getModuleInfo(id)?.importedIds.forEach(visit);
    };
    visit(path.join(source, part));
    for (const id of found) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
