import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { fetchCode } from '#platform/page/fetch-code.ts';
import { optional } from '#ui/display/optional.tsx';
import { nextActive, noneActive, type Suggestion, type SuggestionGroup } from './suggestions.ts';

const loadList = async () => (await import('./suggestion-list.tsx')).SuggestionList;
const SuggestionList = optional(loadList);
const loadBoth = () => Promise.all([import('./recent-searches.ts'), loadList()]);

interface SearchBoxProps {
  /** The current screen's search term. */
  term: string;
  placeholder: string;
}

/** The typed text, its suggestions, and the one selected by the arrow keys. */
function useSuggested(term: string) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState({ text: term, under: term });
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(noneActive);
  // Navigation, including Back and Forward, resets the text to the new screen's term.
  if (typed.under !== term) setTyped({ text: term, under: term });
  const [recent, setRecent] = useState<SuggestionGroup[]>([]);
  const [groups, setGroups] = useState<SuggestionGroup[]>([]);
  const options = groups.flatMap((group) => group.suggestions);
  const shown = open && options.length > 0;

  const close = () => {
    setOpen(false);
    setRecent([]);
    setGroups([]);
    setActive(noneActive);
  };
  const type = (text: string) => {
    setTyped({ text, under: term });
    setOpen(true);
    setActive(noneActive);
  };
  const pick = (suggestion: Suggestion) => {
    close();
    if ('clear' in suggestion) return suggestion.clear();
    setTyped({ text: '', under: term });
    navigate(suggestion.to);
  };
  const onFocus = async () => {
    if (!typed.text) setOpen(true);
    // Read them each time: they may have been cleared elsewhere, or another user may have logged in.
    const loaded = await fetchCode(loadBoth).catch(() => null);
    setRecent(loaded?.[0].recentGroups(localStorage) ?? []);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (shown) setActive(nextActive(active, event.key === 'ArrowDown' ? 1 : -1, options.length));
      setOpen(true);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter') {
      const chosen = shown ? options[active] : undefined;
      if (chosen) {
        event.preventDefault();
        pick(chosen);
      } else close();
    }
  };
  const list = open
    ? { term: typed.text, recent, onOffer: setGroups, active, onActive: setActive, onPick: pick }
    : null;
  return { text: typed.text, type, list, shown, active, close, onKeyDown, onFocus };
}

/** The search field with suggestions. Without script it is a plain field named `q`. */
export function SearchBox({ term, placeholder }: SearchBoxProps) {
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;
  const { text, type, list, shown, active, close, onKeyDown, onFocus } = useSuggested(term);
  return (
    // On a phone the list is as wide as the header.
    <div className="min-w-0 flex-1 sm:relative">
      <input
        type="search"
        name="q"
        role="combobox"
        aria-label="Search products"
        aria-expanded={shown}
        aria-controls={shown ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={shown && active !== noneActive ? optionId(active) : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={catalogLimits.searchTermMax}
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        onFocus={() => void onFocus()}
        onBlur={close}
        className="-my-px h-11 w-full min-w-0 bg-transparent px-4 text-base text-text outline-none placeholder:text-muted [&::-webkit-search-cancel-button]:appearance-none"
      />
      {list && <SuggestionList id={listId} optionId={optionId} {...list} />}
    </div>
  );
}
