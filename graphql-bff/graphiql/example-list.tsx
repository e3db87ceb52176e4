import { type GraphiQLPlugin, useEditorContext, useExecutionContext, usePluginStore } from '@graphiql/react';
import { useEffect, useState } from 'react';
import variables from './examples/variables.json';
import { type Example, exampleGroups, readExamples } from './examples.ts';

const files: Record<string, string> = import.meta.glob('./examples/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const examplesIn = (file: string) => readExamples(files[`./examples/${file}.graphql`] ?? '', variables);
const groups = Object.entries(exampleGroups).map(([file, title]) => ({ title, examples: examplesIn(file) }));

/** A phone shows one thing at a time: the list closes when an example is chosen. */
export const isNarrow = matchMedia('(max-width: 40rem)').matches;

/** The tab with which a first visit begins. */
export const welcome = examplesIn('welcome').map(({ query }) => ({ query }));

/** All examples by task. A click opens one in a tab with its variables. */
export const examplesPlugin: GraphiQLPlugin = { title: 'Examples', icon: Icon, content: ExampleList };

function ExampleList() {
  const open = useOpenExample();
  return (
    <div className="examples">
      <h2>Examples</h2>
      <p>
        One click opens an operation with its variables. Run it with the triangle or Ctrl+Enter. Public data needs no
        login. For the rest, log in above as buyer@besesaka.test or seller@besesaka.test, password Akwaaba#2026. Docs
        describe each type and field.
      </p>
      {groups.map(({ title, examples }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {examples.map((example) => (
              <li key={example.name}>
                <button type="button" onClick={() => open(example)}>
                  {example.name}
                </button>
                <p>{example.about}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/**
 * Goes to the example's tab, or fills a new one once it is there. A running subscription ends, as with a click on a tab:
 * otherwise the button would stop it instead of executing, and its events would be shown as the answer of the new tab.
 */
function useOpenExample(): (example: Example) => void {
  const { tabs, activeTabIndex, addTab, changeTab, queryEditor, variableEditor } = useEditorContext({ nonNull: true });
  const { stop } = useExecutionContext({ nonNull: true });
  const { setVisiblePlugin } = usePluginStore();
  const [wanted, setWanted] = useState<{ example: Example; tab: number } | null>(null);

  useEffect(() => {
    if (wanted?.tab !== activeTabIndex) return;
    const { example } = wanted;
    setWanted(null);
    queryEditor?.setValue(example.query);
    variableEditor?.setValue(textOf(example));
    if (isNarrow) setVisiblePlugin(null);
  }, [wanted, activeTabIndex, queryEditor, variableEditor, setVisiblePlugin]);

  return (example) => {
    stop();
    const index = tabs.findIndex(({ title }) => title === example.name);
    if (index >= 0) {
      changeTab(index);
      if (isNarrow) setVisiblePlugin(null);
      return;
    }
    setWanted({ example, tab: tabs.length });
    addTab();
  };
}

function textOf({ variables }: Example): string {
  return Object.keys(variables).length > 0 ? JSON.stringify(variables, withFreshKey, 2) : '';
}

/** An order under the key of an earlier visit would be that old order. */
function withFreshKey(name: string, value: unknown): unknown {
  return name === 'idempotencyKey' ? crypto.randomUUID() : value;
}

function Icon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
      <path d="M4 6h2m3 0h11M4 12h2m3 0h11M4 18h2m3 0h11" />
    </svg>
  );
}
