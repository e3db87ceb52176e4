import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { appealSubject, caseActor, caseOutcome, deliveredBy } from '@besesaka/schema/payouts/limits.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Facts } from '#admin/facts.tsx';
import { ForArea } from '#admin/for-area.tsx';
import { ApprovalNote } from '#admin/orders/approval-note.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { CaseDetail_CaseFragment } from '#gql/graphql.ts';
import { labelOf } from '#payouts/order-case.tsx';
import { buttonStyle } from '#ui/controls/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { CaseAppeal } from './case-appeal.tsx';
import { CaseDispute } from './case-dispute.tsx';
import { CaseMessages } from './case-messages.tsx';
import { CaseOrder } from './case-order.tsx';
import { DecideCase } from './decide-case.tsx';

const CaseDetailFragment = graphql(`
  fragment CaseDetail_case on AdminCase {
    id
    kind
    text
    answer
    outcome
    note
    subjectId
    appealAbout
    waitsFor
    dueAt
    otherwise
    orderId
    paymentId
    buyerName
    sellerName
    amount { amount }
    deliveredBy
    createdAt
    endedAt
    approval { ...ApprovalNote_approval }
  }
`);

/** A case with its clock, the words of both sides, and all that is needed to decide it. */
export function CaseDetail(props: { subject: FragmentType<typeof CaseDetailFragment> }) {
  const one = readFragment(CaseDetailFragment, props.subject);
  const isAboutMoney = one.subjectId === null;
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-2">
        <Card className="flex flex-col gap-4 p-4 sm:p-5">
          <Words of={one} />
          <Clock of={one} />
          {one.approval && <ApprovalNote of={one.approval} />}
          <CaseFacts of={one} />
          <SubjectLink of={one} />
        </Card>
        {isAboutMoney && !one.outcome && (
          <ForArea area="money">
            <DecideCase id={one.id} />
          </ForArea>
        )}
        {one.appealAbout && one.subjectId && (
          <ForArea area="trust">
            <CaseAppeal id={one.id} kind={one.appealAbout} subjectId={one.subjectId} isOpen={!one.outcome} />
          </ForArea>
        )}
      </div>
      {one.kind === 'DISPUTE' && one.paymentId && <CaseDispute paymentId={one.paymentId} />}
      {one.orderId && (
        <>
          <CaseMessages id={one.id} />
          <CaseOrder id={one.orderId} />
        </>
      )}
    </>
  );
}

interface Part {
  of: CaseDetail_CaseFragment;
}

function CaseFacts({ of: one }: Part) {
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['About', one.appealAbout && labelOf(appealSubject, one.appealAbout)],
    [
      'Order',
      one.orderId && (
        <Link to={`/admin/orders/${one.orderId}`} className="tap-text link">
          {one.orderId}
        </Link>
      ),
    ],
    ['Buyer', one.buyerName && <Found to="/admin/users" name={one.buyerName} />],
    ['Shop', one.sellerName && <Found to="/admin/shops" name={one.sellerName} />],
    ['Money', one.amount && cedi(one.amount.amount)],
    ['Delivery', one.orderId && (one.deliveredBy ? labelOf(deliveredBy, one.deliveredBy) : 'Not confirmed')],
    ['Opened', longDateTime(one.createdAt)],
    ['Ended', one.endedAt && longDateTime(one.endedAt)],
  ];
  return <Facts facts={facts} />;
}

/** Leads to the list that is searched for the name. */
function Found({ to, name }: { to: string; name: string }) {
  return (
    <Link to={`${to}?${new URLSearchParams({ q: name })}`} className="tap-text link">
      {name}
    </Link>
  );
}

/** Who has to act, until when, and what happens otherwise; or how it ended. */
function Clock({ of: { waitsFor, dueAt, otherwise, outcome, note } }: Part) {
  return (
    <div role="status" className="flex flex-col gap-2 rounded-md bg-gold-tint px-4 py-3 text-sm">
      {waitsFor && dueAt && (
        <p className="text-pretty">
          <strong className="block">
            {labelOf(caseActor, waitsFor)} by {longDateTime(dueAt)}
          </strong>
          {otherwise && `Otherwise ${otherwise.charAt(0).toLowerCase()}${otherwise.slice(1)}`}
        </p>
      )}
      {outcome && (
        <p className="wrap-anywhere">
          <strong className="block">{labelOf(caseOutcome, outcome)}</strong>
          {note}
        </p>
      )}
    </div>
  );
}

function Words({ of: { text, answer } }: Part) {
  return (
    <>
      {text && <q className="wrap-anywhere">{text}</q>}
      {answer && (
        <p className="wrap-anywhere text-sm">
          <strong className="block">The seller’s answer</strong>
          <q>{answer}</q>
        </p>
      )}
    </>
  );
}

const linkStyle = `${buttonStyle({ tone: 'secondary' })} self-start`;

/** Reports and payments are decided on their own pages, which end their cases. */
function SubjectLink({ of: { kind, subjectId, paymentId } }: Part) {
  if (kind === 'REPORT')
    return (
      <Link to={`/admin/reports/${subjectId}`} className={linkStyle}>
        Open the report
      </Link>
    );
  if (!paymentId) return null;
  return (
    <Link to={`/admin/payments/${paymentId}`} className={linkStyle}>
      Open the payment
    </Link>
  );
}
