import { watch } from 'node:fs';
import { emitDocuments, isSource, schemaFile, sources } from './emit-documents.ts';

/** Part of `npm run dev`: the screens' documents follow what is typed. */
let timer: NodeJS.Timeout | undefined;

function emitSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void emitDocuments().catch((error: unknown) => console.error(String(error))), 100);
}

watch(sources, { recursive: true }, (_event, name) => {
  if (name && isSource(name)) emitSoon();
});
watch(schemaFile, emitSoon);
await emitDocuments();
console.log('Watching the documents of the screens');
