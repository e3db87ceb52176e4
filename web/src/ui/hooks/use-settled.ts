import { useEffect, useState } from 'react';

/** The typed value, once typing pauses. An emptied field counts at once. */
export function useSettled(value: string, restMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value ? restMs : 0);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return settled;
}
