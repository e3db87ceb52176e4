import { inputKind } from '@besesaka/schema/kernel/input-kind.ts';
import type { z } from 'zod';

export interface InputRules {
  isRequired: boolean;
  maxLength: number | undefined;
  kind: 'email' | 'phone' | 'money' | 'number' | 'date' | undefined;
}

/** What the control of a field takes from the contract's rule. */
export function inputRules(rule: z.core.$ZodType): InputRules {
  const { def, format, maxLength } = innermost(rule) as Readable;
  const { kind } = inputKind.get(innermost(rule) as z.ZodType) ?? {};
  return {
    isRequired: !(rule as z.ZodType).safeParse('').success,
    maxLength: maxLength ?? undefined,
    kind: kind ?? (def.type === 'number' ? 'number' : format === 'date' ? 'date' : undefined),
  };
}

/** The parts of Zod's classes that are read here. */
interface Readable {
  def: { type: string; innerType?: Readable; in?: Readable; out?: Readable };
  format?: string | null;
  maxLength?: number | null;
}

/** The rule inside optional, preprocessed and transformed ones. */
function innermost(rule: unknown): unknown {
  const { innerType, in: before, out: after } = (rule as Readable).def;
  if (innerType) return innermost(innerType);
  if (before && after) return innermost(after.def.type === 'transform' ? before : after);
  return rule;
}
