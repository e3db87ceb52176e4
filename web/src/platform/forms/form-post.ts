import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Failure, FieldComplaint } from '#platform/network/failure.ts';
import type { Notice, RefusedForm } from '#platform/page/reply.ts';

/** Sends a mutation as the sender of the form; it throws what GraphQL answers instead of data. */
export type Mutate = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<{ data?: Data | null }>;

export interface SentForm {
  fields: Readonly<Record<string, string>>;
  /** Of the address that it was sent to. */
  search: URLSearchParams;
  /** What its sender wanted as a visitor; see `Accepted`. */
  intent: string | null;
}

export interface Accepted {
  /** The page to show next: a path on this site. */
  to: string;
  notice?: Notice;
  /** What a visitor wanted when the login came between; null once it is done. */
  intent?: string | null;
}

interface Refused {
  complaints: readonly FieldComplaint[];
  message: string | null;
  notice?: Notice;
}

/** A form that also works where no script runs: the browser posts it, and the web server does what the script would do. */
export interface FormPost {
  path: string;
  /** The fields whose text is shown again when the form is refused. */
  shownAgain: readonly string[];
  carryOut(sent: SentForm, mutate: Mutate): Promise<Accepted | Refused>;
}

/** The same words as with script: a complaint that stands at its field is not repeated above the button. */
export function refusedBy({ message, fields }: Pick<Failure, 'message' | 'fields'>): Refused {
  return { complaints: fields, message: messageBeside(message, fields) };
}

/** What is said above the button beside what stands at the fields. */
export function messageBeside(message: string, complaints: readonly Pick<FieldComplaint, 'message'>[]): string | null {
  return complaints.some((one) => one.message === message) ? null : message || null;
}

export function refusedForm(
  { shownAgain }: Pick<FormPost, 'shownAgain'>,
  { fields }: Pick<SentForm, 'fields'>,
  { complaints, message }: Refused,
): RefusedForm {
  const values = shownAgain.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]] as const]));
  const errors: Record<string, string> = {};
  for (const one of complaints) errors[one.field] ??= one.message;
  return { values: Object.fromEntries(values), errors, message };
}
