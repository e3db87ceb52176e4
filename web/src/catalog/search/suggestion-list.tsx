import type { LucideIcon } from 'lucide-react';
import Clock from 'lucide-react/icons/clock';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Store from 'lucide-react/icons/store';
import TrendingUp from 'lucide-react/icons/trending-up';
import { useEffect } from 'react';
import { Picture } from '#ui/display/picture.tsx';
import type { Suggestion, SuggestionGroup } from './suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SuggestionListProps {
  id: string;
  /** The typed text. */
  term: string;
  /** The suggestions while nothing is typed. */
  recent: SuggestionGroup[];
  /** Gives the option ids that the box refers to. */
  optionId: (index: number) => string;
  /** Passes the options to the box, whose arrow keys move through them. */
  onOffer: (groups: SuggestionGroup[]) => void;
  active: number;
  onActive: (index: number) => void;
  onPick: (suggestion: Suggestion) => void;
}

/** The list under a search box. The focus stays in the box, which names the active option by its id. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, term, recent, optionId, onOffer, active, onActive, onPick } = props;
  const suggestions = useSuggestions(term);
  const groups = term ? suggestions : recent;
  useEffect(() => onOffer(groups), [groups, onOffer]);
  if (groups.length === 0) return null;
  const starts = groups.map((_group, n) => groups.slice(0, n).reduce((sum, each) => sum + each.suggestions.length, 0));
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      className="absolute inset-x-0 lg:-start-44 lg:-end-10 top-full z-40 mt-2 max-sm:mx-2 max-h-[60vh] overflow-y-auto rounded-lg border border-line bg-surface p-2 text-start shadow-float"
    >
      {groups.map((group, n) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
        <div key={group.title} role="group" aria-labelledby={`${id}-group-${n}`}>
          <p id={`${id}-group-${n}`} className="px-3 pt-2 pb-1 font-semibold text-muted text-xs">
            {group.title}
          </p>
          {group.suggestions.map((suggestion, m) => {
            const index = (starts[n] ?? 0) + m;
            return (
              <SuggestionOption
                key={suggestion.label + index}
                id={optionId(index)}
                suggestion={suggestion}
                sign={signs[group.title]}
                active={index === active}
                onActive={() => onActive(index)}
                onPick={() => onPick(suggestion)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Before words without a picture. */
const signs: Record<SuggestionGroup['title'], LucideIcon | null> = {
  Products: null,
  Categories: LayoutGrid,
  Shops: Store,
  'Recent searches': Clock,
  'Popular searches': TrendingUp,
};

interface SuggestionOptionProps {
  sign: LucideIcon | null;
  id: string;
  suggestion: Suggestion;
  active: boolean;
  onActive: () => void;
  onPick: () => void;
}

function SuggestionOption({ id, suggestion, sign: Sign, active, onActive, onPick }: SuggestionOptionProps) {
  const isLink = 'to' in suggestion;
  const { picture, price } = isLink ? suggestion : {};
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box retains the focus and handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the box names the active option instead
    <div
      id={id}
      role="option"
      aria-selected={active}
      className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1 text-base ${active ? 'bg-sunken' : ''}`}
      onPointerMove={onActive}
      // Taking the focus would close the list before the click arrives.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      {price && (
        <span className="size-10 shrink-0 overflow-hidden rounded-sm bg-sunken">
          {picture && <Picture {...picture} alt="" sizes="40px" />}
        </span>
      )}
      {Sign && isLink && <Sign aria-hidden="true" className="size-5 shrink-0 text-muted" />}
      <span className="line-clamp-2 min-w-0 flex-1 break-words">{suggestion.label}</span>
      {price && <span className="price shrink-0 text-sm">{price}</span>}
    </div>
  );
}
