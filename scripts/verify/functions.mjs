import ts from 'typescript';
import { handWritten, packages, read, sources } from '#verify/sources.mjs';

const limit = 60;

/** Too long still, and to be split: nothing may be added to this list. */
const stillLong = [
  'graphql-bff/src/platform/bus/redis-bus.ts createRedisBus',
  'graphql-bff/src/platform/inbox/inboxes.ts createInboxes',
  'graphql-bff/src/platform/presence.ts createPresence',
  'graphql-bff/src/platform/rest-session.ts createRestSession',
  'marketplace/src/platform/media/fair-queue.ts createFairQueue',
  'web/src/catalog/product/gallery.tsx Gallery',
  'web/src/catalog/search/search-box.tsx SearchBox',
  'web/src/chat/conversations/chat-settings-dialog.tsx ChatSettingsDialog',
  'web/src/chat/messages/composer.tsx Composer',
  'web/src/chat/outbox/outbox.ts createOutbox',
  'web/src/chat/outbox/queue-runner.ts createQueueRunner',
  'web/src/chat/start/use-start-chat.tsx useStartChat',
  'web/src/orders/cart/cart-row.tsx CartRow',
  'web/src/orders/placed/order-action-dialog.tsx OrderActionDialog',
  'web/src/routes/products/product.tsx ProductPage',
  'web/src/ui/lists/use-virtual-rows.ts useVirtualRows',
];

/** A function is small enough to be understood at one look; what stands inside another counts for itself and for that one. */
export function functions() {
  // A test tells a story from its beginning to its end.
  const files = handWritten(sources([...packages, 'scripts'])).filter((file) => !/\.(test|spec)\./.test(file));
  const found = files.flatMap((file) => functionsOf(file, read(file)));
  const long = found.filter(({ lines }) => lines > limit);
  const isKnown = ({ file, name }) => stillLong.includes(`${file} ${name}`);
  const faults = long
    .filter((one) => !isKnown(one))
    .map(({ file, line, name, lines }) => `${file}:${line}: ${name} has ${lines} lines, at most ${limit} are allowed`);
  const done = stillLong.filter((known) => !long.some(({ file, name }) => `${file} ${name}` === known));
  faults.push(...done.map((known) => `${known}: not too long any more; take it from the list in functions.mjs`));
  const longest = Math.max(...found.map(({ lines }) => lines));
  return { faults, note: `${found.length} functions, longest ${longest} lines` };
}

/** Every function, method and arrow function of a source, with its length. */
export function functionsOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line;
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) {
      const first = lineOf(node.getStart(source));
      found.push({ file, line: first + 1, name: nameOf(node), lines: lineOf(node.end) - first + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function nameOf({ name, parent }) {
  return (name ?? parent?.name)?.getText() ?? 'a function without a name';
}
