import type { FieldErrors } from '#kernel/errors.ts';
import { shownText } from '#kernel/shown-text.ts';
import { catalogLimits as limits } from './limits.ts';
import { catalogTexts as texts } from './texts.ts';

/** The parts of a specification field that validation needs. */
export interface CheckedField {
  id: string;
  label: string;
  type: 'select' | 'number' | 'textarea' | 'date' | 'text';
  required: boolean;
  options: readonly string[];
}

interface CheckResult {
  /** Values of the category's own fields that are filled in. */
  values: Record<string, string>;
  /** Errors by `specifications.<id>`. */
  faults: FieldErrors;
}

/** Fields that a product may offer as options instead. A draft may leave them out until it has its variants. */
export const optionFields: readonly string[] = ['size', 'colour', 'storage'];

/**
 * Validates specification values against the category's fields, in the form and in the service. Fields that are offered as
 * options need no value.
 */
export function checkSpecifications(
  fields: readonly CheckedField[],
  entered: Readonly<Record<string, string>>,
  offered: readonly string[] = [],
): CheckResult {
  const values = new Map<string, string>();
  const faults: FieldErrors = {};
  for (const field of fields) {
    const value = shownText(Object.hasOwn(entered, field.id) ? (entered[field.id] ?? '') : '');
    const fault = value === '' && offered.includes(field.id) ? null : faultOf(field, value);
    if (fault) faults[`specifications.${field.id}`] = [fault];
    else if (value) values.set(field.id, value);
  }
  return { values: Object.fromEntries(values), faults };
}

function faultOf({ label, type, required, options }: CheckedField, value: string): string | null {
  if (value === '') return required ? texts.specificationRequired(label) : null;
  if (value.length > limits.specificationMax) return texts.specificationLong(label);
  if (type === 'number' && !/^\d+$/.test(value)) return texts.specificationDigits(label);
  if (type === 'select' && !options.includes(value)) return texts.specificationOption(label);
  if (type === 'date' && !isDay(value)) return texts.specificationDate(label);
  return null;
}

function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
