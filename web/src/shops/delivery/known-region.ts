import { parseRegion, type Region } from '@besesaka/schema/kernel/regions.ts';
import { useEffect, useState } from 'react';
import { ownKey } from '#platform/user/own-keys.ts';
import { storedJson } from '#platform/user/stored-json.ts';

const key = ownKey('region');

/** The region of the last order from this device, after hydration. */
export function useKnownRegion(): Region | null {
  const [region, setRegion] = useState<Region | null>(null);
  useEffect(() => {
    const stored = storedJson(localStorage, key).read();
    setRegion(parseRegion(stored));
  }, []);
  return region;
}

export function saveRegion(region: Region): void {
  storedJson(localStorage, key).write(region);
}
