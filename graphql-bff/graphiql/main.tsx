import { GraphiQL } from 'graphiql';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { useEffect, useState } from 'react';
import 'graphiql/style.css';
import { createRoot } from 'react-dom/client';
import { Account } from './account.tsx';
import './page.css';
import { examplesPlugin, isNarrow, welcome } from './example-list.tsx';
import { fetcher } from './fetcher.ts';

/** One array for all renderings: with a new one GraphiQL closes the list that is open. */
const plugins = [examplesPlugin];

const place = document.getElementById('graphiql');
if (place) {
  wakeWhenReady(place);
  createRoot(place).render(<Editor />);
}

function Editor() {
  // Its text is packed and a tenth of what introspection answers. Null: on its way; undefined: the editor asks by itself.
  const [schema, setSchema] = useState<GraphQLSchema | null | undefined>(null);
  useEffect(() => {
    readSchema().then(setSchema, () => setSchema(undefined));
  }, []);
  return (
    <>
      <Head />
      <GraphiQL
        fetcher={fetcher}
        schema={schema}
        defaultTabs={welcome}
        plugins={plugins}
        defaultEditorToolsVisibility={isNarrow ? false : 'variables'}
        shouldPersistHeaders={false}
        inputValueDeprecation
      >
        {/* The head has it. */}
        <GraphiQL.Logo>{null}</GraphiQL.Logo>
      </GraphiQL>
    </>
  );
}

/** The head of the page: the name, links to the manuals, and the account that runs the operations. */
function Head() {
  return (
    <header className="head">
      <a className="head-name" href="/">
        <img src="/favicon.svg" alt="" width="28" height="28" />
        <span>Besesaka</span>
      </a>
      <h1>GraphiQL</h1>
      <nav aria-label="Manuals">
        <a href="/developers">Guide</a>
        <a href="/api/docs">REST</a>
      </nav>
      <Account />
    </header>
  );
}

async function readSchema(): Promise<GraphQLSchema> {
  const response = await fetch('/graphql/schema.graphql');
  if (!response.ok) throw new Error(`The schema was answered with ${response.status}`);
  return buildSchema(await response.text(), { assumeValidSDL: true });
}

/** For the operation, its variables and headers, and the answer. */
const editors = 4;

interface WrappedEditor extends Element {
  CodeMirror: { setOption(name: 'lineWrapping', value: boolean): void };
}

/** Its buttons stand there before its editors do, and what is clicked then is lost: so nothing can be clicked until then. */
function wakeWhenReady(place: HTMLElement) {
  const observer = new MutationObserver(() => {
    const found = place.querySelectorAll<WrappedEditor>('.CodeMirror');
    if (found.length < editors) return;
    observer.disconnect();
    for (const editor of found) editor.CodeMirror.setOption('lineWrapping', true);
    // React passes the editors to its buttons before the next render.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        place.removeAttribute('inert');
        if (!isNarrow) openExamples(place);
      }),
    );
  });
  observer.observe(place, { childList: true, subtree: true });
}

/** Opens the list by its button, because GraphiQL draws a panel of the first rendering outside the window. */
function openExamples(place: HTMLElement) {
  place.querySelector<HTMLElement>(`[aria-label="Show ${examplesPlugin.title}"]`)?.click();
}
