import { createContext, type FunctionComponent, type ReactNode, useContext, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';

interface Chosen {
  id: string;
  name: string;
}

const SelectionContext = createContext<{
  chosen: readonly Chosen[];
  toggle: (one: Chosen) => void;
} | null>(null);

export interface BulkActProps {
  chosen: readonly Chosen[];
  clear: () => void;
  /** The tab of the list. */
  state: string;
}

interface SelectionProps {
  /** The acts on what is chosen. It is also there when nothing is, to offer Undo. */
  act: FunctionComponent<BulkActProps> | undefined;
  state: string;
  children: ReactNode;
}

/** Rows of the list inside can be chosen, if it has acts on several. */
export function Selection({ act: Act, state, children }: SelectionProps) {
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  if (!Act) return children;
  const toggle = (one: Chosen) =>
    setChosen((all) => (all.some(({ id }) => id === one.id) ? all.filter(({ id }) => id !== one.id) : [...all, one]));
  return (
    <SelectionContext value={{ chosen, toggle }}>
      {children}
      <Act chosen={chosen} clear={() => setChosen([])} state={state} />
    </SelectionContext>
  );
}

/** The checkbox of a row. */
export function SelectBox({ id, name }: Chosen) {
  const selection = useContext(SelectionContext);
  if (!selection) return null;
  return (
    <label className="-ms-2 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center">
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={selection.chosen.some((one) => one.id === id)}
        onChange={() => selection.toggle({ id, name })}
        className="size-5"
      />
    </label>
  );
}

/** At the bottom, while something is chosen. */
export function SelectionBar({ chosen, clear, children }: Omit<BulkActProps, 'state'> & { children: ReactNode }) {
  if (chosen.length === 0) return null;
  return (
    <section
      aria-label="Act on the selected"
      className="sticky bottom-(--bottom-bar,0px) z-20 flex flex-wrap items-center gap-2 border-line border-t bg-page py-2"
    >
      <p role="status" className="flex-1 font-medium">
        {chosen.length} selected
      </p>
      <Button tone="quiet" size="small" onClick={clear}>
        Clear
      </Button>
      {children}
    </section>
  );
}

/** A preview of the rows that the act changes. */
export function ChosenNames({ chosen }: Pick<BulkActProps, 'chosen'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: A list that scrolls must be reachable by keyboard.
    <section aria-label="Preview" tabIndex={0} className="max-h-[35dvh] overflow-y-auto rounded-md border border-line">
      <ul className="divide-y divide-line">
        {chosen.map(({ id, name }) => (
          <li key={id} className="break-words px-3 py-2">
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
