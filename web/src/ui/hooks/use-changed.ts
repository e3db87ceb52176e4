import { useEffect, useRef, useState } from 'react';

/** True for a moment after `value` has changed, but not for its initial value. */
export function useChanged(value: unknown, forMs = 2500): boolean {
  const previous = useRef(value);
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    if (Object.is(previous.current, value)) return;
    previous.current = value;
    setChanged(true);
    const timer = setTimeout(() => setChanged(false), forMs);
    return () => clearTimeout(timer);
  }, [value, forMs]);
  return changed;
}
