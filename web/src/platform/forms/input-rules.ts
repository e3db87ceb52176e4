import { inputKind } from '@besesaka/schema/kernel/reference/input-kind.ts';
import type { z } from 'zod';

export interface InputRules {
  isRequired: boolean;
  maxLength: number | undefined;
  kind: 'email' | 'phone' | 'money' | 'number' | 'date' | undefined;
}

/** What the control of a field takes from the contract's rule. */
export function inputRules(rule: z.ZodType): InputRules {
  const inner = innermost(rule);
  const { type, format } = inner.def;
  const checks = (inner.def.checks ?? []) as Check[];
  const { kind } = inputKind.get(inner) ?? {};
  return {
    isRequired: !rule.safeParse('').success,
    // Zod's own `maxLength` needs its JSON schemas, which browsers leave out.
    maxLength: checks.find(({ _zod }) => _zod.def.check === 'max_length')?._zod.def.maximum,
    kind: kind ?? (type === 'number' ? 'number' : format === 'date' ? 'date' : undefined),
  };
}

/** The part of Zod's checks that is read here. */
interface Check {
  _zod: { def: { check: string; maximum?: number } };
}

type Rule = z.ZodType & {
  def: {
    format?: string;
    innerType?: z.ZodType;
    in?: z.ZodType;
    out?: z.ZodType;
  };
};

/** The rule inside optional, preprocessed and transformed ones. */
function innermost(rule: z.ZodType): Rule {
  const { innerType, in: before, out: after } = (rule as Rule).def;
  if (innerType) return innermost(innerType);
  if (before && after) return innermost(after.def.type === 'transform' ? before : after);
  return rule as Rule;
}
