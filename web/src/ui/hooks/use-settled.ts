import { useEffect, useState } from 'react';

/** The typed value, once typing pauses. An emptied field counts at once. */
export function useSettled<T>(value: T, restMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value ? restMs : 0);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return settled;
}
