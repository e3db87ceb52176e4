import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useRef } from 'react';

/** An error about the form as a whole. It scrolls into view when it appears. */
export function FormAlert({ message }: { message: string | null }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return (
    <div ref={alert} role="alert" className="empty:hidden">
      {message && (
        <p className="flex items-start gap-2.5 rounded-md bg-clay-tint px-4 py-3 text-clay-strong">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0 break-words">{message}</span>
        </p>
      )}
    </div>
  );
}
