import ArrowDown from 'lucide-react/icons/arrow-down';
import { buttonStyle } from '#ui/button-style.ts';
import { iconButtonStyle } from '#ui/icon-button.tsx';

/** Leads down to the newest; says how many have come while one was reading further up. */
export function NewMessagesPill({ count, onClick }: { count: number; onClick: () => void }) {
  const icon = <ArrowDown aria-hidden="true" className="size-4" />;
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
      {count > 0 ? (
        <button
          type="button"
          onClick={onClick}
          className={`${buttonStyle({ size: 'small' })} pointer-events-auto shadow-float`}
        >
          {count} new
          {icon}
        </button>
      ) : (
        <button
          type="button"
          aria-label="To the newest messages"
          onClick={onClick}
          className={`${iconButtonStyle} pointer-events-auto bg-surface shadow-float ring-1 ring-line ring-inset`}
        >
          {icon}
        </button>
      )}
    </div>
  );
}
