import { type CamelKeys, camel, camelKeys, snake } from '@besesaka/schema/kernel/names.ts';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { FieldComplaint } from '#platform/network/failure.ts';

function snakeKeys(values: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [snake(name), value]));
}

/**
 * Validates a form with the contract's input schema. This is the only place that maps the form's names (GraphQL's)
 * to the contract's (REST's).
 */
export function inputResolver<Input extends FieldValues>(
  schema: z.ZodType<Input>,
): Resolver<CamelKeys<Input>, unknown, CamelKeys<Input>> {
  return (values) => {
    const parsed = schema.safeParse(snakeKeys(values));
    if (parsed.success) return { values: camelKeys(parsed.data), errors: {} };
    return { values: {}, errors: firstMessages<CamelKeys<Input>>(parsed.error) };
  };
}

/** Parses a form sent without JavaScript by the same rules. */
export function readInput<Input extends FieldValues>(
  schema: z.ZodType<Input>,
  values: object,
): { input: CamelKeys<Input> } | { complaints: FieldComplaint[] } {
  const parsed = schema.safeParse(snakeKeys(values));
  if (parsed.success) return { input: camelKeys(parsed.data) };
  const complaints = parsed.error.issues.map(({ path, message }) => ({
    field: camel(String(path[0] ?? 'root')),
    message,
  }));
  return { complaints };
}

/** The form's names of the invalid fields. */
export function invalidFields<Input extends FieldValues>(schema: z.ZodType<Input>, values: object): string[] {
  const { error } = schema.safeParse(snakeKeys(values));
  return error ? Object.keys(firstMessages(error)) : [];
}

/** One message per field, for the first rule it breaks. Zod only names fields of the schema. */
function firstMessages<Values extends FieldValues>(error: z.ZodError): FieldErrors<Values> {
  const errors: Record<string, { type: string; message: string }> = {};
  for (const issue of error.issues) {
    const field = camel(String(issue.path[0] ?? 'root'));
    errors[field] ??= { type: issue.code, message: issue.message };
  }
  return errors as FieldErrors<Values>;
}
