/**
 * The boundaries between packages and modules, checked by `npm run verify`.
 * A module may import only those listed beside it.
 */
const below = {
  accounts: [],
  shops: ['accounts'],
  catalog: ['shops', 'accounts'],
  wishlist: ['catalog', 'shops', 'accounts'],
  orders: ['catalog', 'shops', 'accounts'],
  reviews: ['orders', 'catalog', 'shops', 'accounts'],
  chat: ['orders', 'catalog', 'shops', 'accounts'],
  payments: ['accounts'],
  plans: ['payments', 'shops', 'accounts'],
  payouts: ['payments', 'chat', 'orders', 'catalog', 'shops', 'accounts'],
  campaigns: ['payments', 'wishlist', 'orders', 'catalog', 'shops', 'accounts'],
  notifications: ['accounts'],
  help: ['accounts'],
  webhooks: ['reviews', 'payouts', 'payments', 'chat', 'orders', 'catalog', 'shops', 'accounts'],
  admin: ['help', 'payouts', 'payments', 'chat', 'reviews', 'orders', 'catalog', 'shops', 'accounts'],
};
/** The inner modules of a big module, from the lowest up: each may import those before it. */
const inside = {
  marketplace: {
    catalog: ['categories', 'search', 'listing', 'directory', 'product', 'selling'],
    orders: ['cart', 'placed', 'checkout', 'offers', 'sales'],
    chat: ['conversations', 'presence', 'messages', 'safety', 'start'],
    admin: [
      'audit',
      'settings',
      'figures',
      'health',
      'reports',
      'appeals',
      'messages',
      'orders',
      'payments',
      'payouts',
      'products',
      'reviews',
      'shops',
      'users',
      'search',
      'exports',
    ],
  },
  web: {
    catalog: ['categories', 'search', 'listing', 'product', 'home', 'selling'],
    orders: ['cart', 'placed', 'checkout', 'offers', 'sales'],
    chat: ['outbox', 'conversations', 'presence', 'safety', 'pictures', 'quick-replies', 'messages', 'start'],
    reviews: ['product', 'shop'],
    admin: [
      'audit',
      'settings',
      'health',
      'reports',
      'appeals',
      'messages',
      'orders',
      'payments',
      'payouts',
      'cases',
      'products',
      'reviews',
      'shops',
      'users',
      'search',
      'exports',
    ],
  },
};
/**
 * The folders of each platform, from the lowest up: each may import those before it. A file that is named counts by itself:
 * those at the root, and those that only declare types which the context needs. All files at the root of `kernel` are one.
 */
const layers = {
  'schema/src/kernel': [
    'reference',
    'staff',
    '[\\w-]+[.]ts',
    'programs',
    'settings',
    'lists',
    'log',
    'serving',
    'pages',
    'operations',
  ],
  'graphql-bff/src/platform': [
    'telemetry',
    'bus',
    'http',
    'cost',
    'errors',
    'rest',
    'inbox',
    'context',
    'graphql',
    'live',
    'contract',
    'sockets',
    'module.ts',
  ],
  'marketplace/src/platform': [
    'base',
    'public-web',
    'telemetry',
    'config.ts',
    'limits',
    'bus',
    'db',
    'settings',
    'jobs.ts',
    'files',
    'mailer/mailer.ts',
    'drawing',
    'notify.ts',
    'effects.ts',
    'context.ts',
    'caller',
    'http',
    'mailer',
    'events',
    'db/transaction.ts',
    'audit',
    'file-removal',
    'idempotency',
    'media',
    'uploads',
    'reference',
    'worker.ts',
    'module.ts',
    'module',
  ],
  'web/src/platform': [
    'log.ts',
    'styles',
    'page',
    'device',
    'user',
    'module.ts',
    'network',
    'forms',
    'offline',
    'uploads',
    'render.ts',
    'serving',
  ],
};
const modules = Object.keys(below).join('|');
const products = 'schema|marketplace|graphql-bff|web';
const tests = '\\.test\\.tsx?$|^[^/]+/tests/';

const moduleRules = Object.entries(below).map(([module, lower]) => ({
  name: `module-${module}-looks-down`,
  severity: 'error',
  comment: `${module} may import ${lower.join(', ') || 'no other module'}; it reaches others by domain events only.`,
  from: { path: `^(${products})/src/${module}/` },
  to: { path: `^(${products})/src/(${modules})/`, pathNot: `^(${products})/src/(${[module, ...lower].join('|')})/` },
}));

const innerRules = Object.entries(inside).flatMap(([product, big]) =>
  Object.entries(big).flatMap(([module, inner]) =>
    inner.slice(0, -1).map((name, index) => {
      const above = inner.slice(index + 1);
      return {
        name: `${product}-${module}-${name}-looks-down`,
        severity: 'error',
        comment: `In ${module}, ${name} is below ${above.join(', ')}.`,
        from: { path: `^${product}/src/${module}/${name}/`, pathNot: tests },
        to: { path: `^${product}/src/${module}/(${above.join('|')})/` },
      };
    }),
  ),
);

const layerRules = Object.entries(layers).flatMap(([platform, order]) => {
  const name = platform.replaceAll('/src/', '-');
  const pathOf = (...entries) => `^${platform}/(${entries.join('|')})(/|$)`;
  const files = order.filter((entry) => entry.includes('/'));
  return [
    {
      name: `${name}-lists-its-folders`,
      severity: 'error',
      comment: `A folder or file of ${platform} that is not in its order could import everything.`,
      from: {},
      to: { path: `^${platform}/`, pathNot: [tests, pathOf(...order)] },
    },
    ...order.slice(0, -1).map((entry, index) => {
      const above = order.slice(index + 1);
      const otherFiles = files.filter((file) => file !== entry).map((file) => pathOf(file));
      const lowerFiles = files.filter((file) => !above.includes(file)).map((file) => pathOf(file));
      return {
        name: `${name}-${entry.replace(/[.]ts$/, '').replace(/\W+/g, '-')}-looks-down`,
        severity: 'error',
        comment: `In ${platform}, ${entry} is below ${above.join(', ')}.`,
        from: { path: pathOf(entry), pathNot: [tests, ...otherFiles] },
        to: { path: pathOf(...above), pathNot: [tests, ...lowerFiles] },
      };
    }),
  ];
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...moduleRules,
    ...innerRules,
    ...layerRules,
    {
      name: 'modules-know-no-screens',
      severity: 'error',
      comment:
        'In the web, routes/ and app/ compose the modules; a module never imports them. Tests may mount the app.',
      from: { path: `^web/src/(${modules})/`, pathNot: tests },
      to: { path: '^web/src/(routes|app)/' },
    },
    {
      name: 'screens-know-no-app',
      severity: 'error',
      comment: 'app/ lists the screens and has their frame. What screens share is below them.',
      from: { path: '^web/src/(routes|platform|ui)/', pathNot: tests },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'platform-imports-no-ui',
      severity: 'error',
      comment: 'ui uses platform, never the other way.',
      from: { path: '^web/src/platform/', pathNot: tests },
      to: { path: '^web/src/ui/' },
    },
    {
      name: 'modules-know-no-server',
      severity: 'error',
      comment:
        'server.ts, server/ and main.ts put the modules together; only the other wiring and the factories of tests import them.',
      from: { path: `^(marketplace|graphql-bff|web)/src/(${modules}|platform|ui)/`, pathNot: tests },
      to: { path: '^(marketplace|graphql-bff|web)/src/(server|main)(\\.ts$|/)' },
    },
    {
      name: 'platform-imports-no-module',
      severity: 'error',
      comment: 'Every module uses platform, kernel and ui, so they import none.',
      from: { path: `^(${products})/src/(platform|kernel|ui)/`, pathNot: tests },
      to: { path: `^(${products})/src/(${modules}|routes|app)/` },
    },
    {
      name: 'schema-imports-zod-only',
      severity: 'error',
      comment: 'The contract runs in browsers and servers alike.',
      from: { path: '^schema/src/', pathNot: tests },
      to: { pathNot: '^schema/src/|(^|/)node_modules/zod/' },
    },
    {
      name: 'packages-meet-in-schema',
      severity: 'error',
      comment:
        "web, graphql-bff and marketplace share the contract and nothing else. The BFF's package tests meet the real marketplace.",
      from: { path: '^(web|graphql-bff|marketplace)/', pathNot: '^graphql-bff/tests/' },
      to: { path: '^(web|graphql-bff|marketplace|standalone|sandbox|e2e|bench)/', pathNot: '^$1/' },
    },
    {
      name: 'schema-stands-alone',
      severity: 'error',
      comment: 'The contract imports no other package of ours.',
      from: { path: '^schema/' },
      to: { path: '^(web|graphql-bff|marketplace|standalone|sandbox|e2e|bench)/' },
    },
    {
      name: 'sandbox-and-database-stand-alone',
      severity: 'error',
      comment: 'The sandbox takes the place of another company; the embedded database is a server like any other.',
      from: { path: '^(sandbox|embedded-db)/' },
      to: { path: '^(schema|web|graphql-bff|marketplace|standalone|sandbox|embedded-db|e2e|bench)/', pathNot: '^$1/' },
    },
    {
      name: 'servers-start-no-database',
      severity: 'error',
      comment: 'Only standalone, bench and tests start PostgreSQL; a server gets its address.',
      from: { path: `^(${products}|sandbox)/`, pathNot: tests },
      to: { path: '^embedded-db/' },
    },
    {
      name: 'wholes-use-servers-only',
      severity: 'error',
      comment: 'standalone, e2e and bench start the servers and may create their parts; they import no module.',
      from: { path: '^(standalone|e2e|bench)/' },
      to: { path: `^(marketplace|graphql-bff|web)/src/(${modules}|routes|app|ui|gql)/` },
    },
    {
      name: 'web-reads-no-rest-shapes',
      severity: 'error',
      comment: 'Screens see GraphQL types; operations, resources and events belong to the two servers.',
      from: { path: '^web/' },
      to: { path: ['^schema/src/[^/]+/(resources|events)\\.ts$', '^schema/src/.*operations(\\.ts$|/)'] },
    },
    {
      name: 'sql-in-verbs-and-tables',
      severity: 'error',
      comment: 'Routes parse and respond, rules are pure; SQL is written in verbs, tables.ts and platform.',
      from: {
        path: [`^marketplace/src/(${modules})/.*(routes|rules)[.]ts$`, '^marketplace/src/(server|main|config)[.]ts$'],
      },
      to: { path: ['node_modules/(drizzle-orm|pg)/', '/tables[.]ts$'] },
    },
    {
      name: 'sql-in-marketplace-only',
      severity: 'error',
      comment: 'Only the marketplace reads and writes the database.',
      from: { path: '^(schema|graphql-bff|web)/' },
      to: { path: '(^|/)node_modules/(drizzle-orm|pg|pg-boss)/' },
    },
    {
      name: 'redis-in-its-bus',
      severity: 'error',
      comment: 'Everything else takes the bus or a client made in these two files.',
      from: {
        path: '^(web|graphql-bff|marketplace|standalone)/',
        pathNot: `^(marketplace|graphql-bff)/src/platform/bus/redis-bus\\.ts$|${tests}`,
      },
      to: { path: '(^|/)node_modules/ioredis/' },
    },
    {
      name: 'no-test-code-in-products',
      severity: 'error',
      comment: 'Code for tests is in no bundle.',
      from: { path: `^(${products}|standalone)/src/`, pathNot: `${tests}|/testing/` },
      to: { path: `${tests}|/testing/` },
    },
    {
      name: 'no-circles',
      severity: 'error',
      comment:
        'Files in a circle load in an order that depends on the first import, and their types cannot be read one by one.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      comment: 'A file that nothing imports and that imports nothing is forgotten.',
      from: { orphan: true, pathNot: '\\.d\\.ts$|\\.config\\.ts$|/main\\.ts$|/http/docs/start\\.js$|\\.test\\.tsx?$' },
      to: {},
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      comment:
        'An import that does not resolve would escape every rule above. The generated clients in e2e/outside exist only while they are tested.',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^(virtual:|\\?)', '^[.]/generated/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^[^/]+/dist/', '[.](css|woff2|svg|webp)$'] },
    // Types count too: a type import ties two modules together like any other.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
