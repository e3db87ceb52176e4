import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { caseKind, caseOutcome } from '@besesaka/schema/payouts/limits.ts';
import type { CaseKind, CaseOutcome } from '#gql/graphql.ts';

interface Case {
  kind: CaseKind;
  text: string;
  answer: string | null;
  answerUntil: string;
  outcome: CaseOutcome | null;
  note: string | null;
}

/** A problem with an order: the words of both sides, and what happens next or was decided. */
export function OrderCase({ of: { kind, text, answer, answerUntil, outcome, note } }: { of: Case }) {
  const next = answer
    ? 'An admin decides. The money stays on hold until then.'
    : `The seller can answer until ${longDateTime(answerUntil)}. Without an answer the buyer gets the money back.`;
  return (
    <section aria-label="Problem" className="flex flex-col gap-2 rounded-md bg-gold-tint px-4 py-3 text-sm">
      <p className="wrap-anywhere">
        <strong className="block">{labelOf(caseKind, kind)}</strong>
        {text && <q>{text}</q>}
      </p>
      {answer && (
        <p className="wrap-anywhere">
          <strong className="block">The seller’s answer</strong>
          <q>{answer}</q>
        </p>
      )}
      <p role="status" className="wrap-anywhere text-pretty">
        {outcome ? (
          <>
            <strong className="block">{labelOf(caseOutcome, outcome)}</strong>
            {note}
          </>
        ) : (
          next
        )}
      </p>
    </section>
  );
}

/** The label of a value, by its name in GraphQL. */
export function labelOf(choice: { labels: Readonly<Record<string, string>> }, name: string): string {
  return choice.labels[name.toLowerCase()] ?? '';
}
