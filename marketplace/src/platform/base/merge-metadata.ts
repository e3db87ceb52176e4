import {
  metadataLimits as limits,
  type Metadata,
  type MetadataInput,
  metadataTexts as texts,
} from '@besesaka/schema/kernel/programs/metadata.ts';
import { InvalidInput } from './errors.ts';

/** The values after a change: an empty one is removed, and those that it does not name stay. */
export function mergeMetadata(before: Metadata, change: MetadataInput | undefined): Metadata | undefined {
  if (!change) return undefined;
  const merged = new Map<string, string | null>([...Object.entries(before), ...Object.entries(change)]);
  const stored = [...merged].flatMap(([key, value]) => (value ? [[key, value] as const] : []));
  if (stored.length > limits.keysMax) throw new InvalidInput({ metadata: [texts.tooMany] }, texts.tooMany);
  return Object.fromEntries(stored);
}
