import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Failure, FieldComplaint } from '#platform/network/failure.ts';
import type { Notice, RefusedForm } from '#platform/page/reply.ts';

/** Sends a mutation as the sender of the form. Throws when GraphQL returns an error instead of data. */
export type Mutate = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<{ data?: Data | null }>;

export interface SentForm {
  fields: Readonly<Record<string, string>>;
  /** The query of the URL that the form was sent to. */
  search: URLSearchParams;
  /** The sender's intent from before the login; see `Accepted`. */
  intent: string | null;
}

export interface Accepted {
  /** The path on this site to show next. */
  to: string;
  notice?: Notice;
  /** The visitor's intent when a login is needed first; null once it is carried out. */
  intent?: string | null;
}

interface Refused {
  complaints: readonly FieldComplaint[];
  message: string | null;
  notice?: Notice;
}

/** A form that also works without JavaScript: the browser posts it, and the web server does what the script would do. */
export interface FormPost {
  path: string;
  /** The fields whose text is shown again after a refusal. */
  shownAgain: readonly string[];
  carryOut(sent: SentForm, mutate: Mutate): Promise<Accepted | Refused>;
}

/** The same messages as with JavaScript: an error at a field is not repeated above the button. */
export function refusedBy({ message, fields }: Pick<Failure, 'message' | 'fields'>): Refused {
  return { complaints: fields, message: messageBeside(message, fields) };
}

/** The message above the button, unless a field already shows it. */
export function messageBeside(message: string, complaints: readonly Pick<FieldComplaint, 'message'>[]): string | null {
  return complaints.some((one) => one.message === message) ? null : message || null;
}

export function refusedForm(
  { shownAgain }: Pick<FormPost, 'shownAgain'>,
  { fields }: Pick<SentForm, 'fields'>,
  { complaints, message }: Refused,
): RefusedForm {
  const values = shownAgain.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]] as const]));
  const errors = complaints.toReversed().map((one) => [one.field, one.message] as const);
  return { values: Object.fromEntries(values), errors: Object.fromEntries(errors), message };
}
