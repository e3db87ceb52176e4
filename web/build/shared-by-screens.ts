import path from 'node:path';

/** The screens where first visits begin. */
const screens = ['home', 'search', 'products/products', 'products/product', 'categories/category', 'shops/shop'];
const fileOf = (screen: string) => path.resolve(import.meta.dirname, `../src/routes/${screen}.tsx`);

interface Modules {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

/** Names one file for all that several of these screens import; the bundler alone would make dozens of it. */
export function sharedByScreens() {
  let shared: ReadonlySet<string> | undefined;
  return (id: string, modules: Modules): string | null => {
    shared ??= importedTwice(modules);
    return shared.has(id) ? 'screens' : null;
  };
}

function importedTwice(modules: Modules): ReadonlySet<string> {
  const once = new Set<string>();
  const twice = new Set<string>();
  for (const screen of screens)
    for (const id of importedBy(fileOf(screen), modules)) (once.has(id) ? twice : once).add(id);
  return twice;
}

function importedBy(screen: string, modules: Modules): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(screen);
  return found;
}
