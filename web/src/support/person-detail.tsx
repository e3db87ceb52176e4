import { suspensionTexts } from '@besesaka/schema/accounts/suspension-texts.ts';
import { longDate, longDateTime } from '@besesaka/schema/kernel/dates.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Card } from '#ui/display/card.tsx';
import { caseKindWords } from './case-words.ts';
import { PersonBadge } from './person-badge.tsx';
import { reasonWords } from './reason-words.ts';

const PersonDetailFragment = graphql(`
  fragment PersonDetail_person on PersonRecord {
    id
    email
    emailConfirmed
    telephoneNumber
    isAdmin
    isSeller
    state
    createdAt
    shopName
    shopSlug
    verification
    suspension {
      reason
      since
      until
    }
    reports {
      id
      kind
      reason
      subjectName
      state
      createdAt
    }
  }
`);

/** Who it is, how they stand, and what was reported about them. */
export function PersonDetail({ person }: { person: FragmentType<typeof PersonDetailFragment> }) {
  const one = readFragment(PersonDetailFragment, person);
  const roles = [one.isAdmin && 'Admin', one.isSeller && 'Seller', 'Buyer'].filter(Boolean).join(', ');
  return (
    <>
      {one.suspension && (
        <Card className="flex flex-col gap-1 border-clay p-5">
          <h2 className="text-lg">{suspensionTexts.ofSomebody(one.suspension.until)}</h2>
          <p className="whitespace-pre-line break-words">{one.suspension.reason}</p>
          <p className="text-muted text-sm">Since {longDateTime(one.suspension.since)}</p>
        </Card>
      )}
      <Card className="p-5">
        <dl className="grid gap-4 sm:grid-cols-2">
          <Fact name="Status">{one.state === 'ACTIVE' ? 'Active' : <PersonBadge state={one.state} />}</Fact>
          <Fact name="Roles">{roles}</Fact>
          <Fact name="Email">
            {one.email} {!one.emailConfirmed && '(not confirmed)'}
          </Fact>
          <Fact name="Phone">{one.telephoneNumber}</Fact>
          <Fact name="Member since">{longDate(one.createdAt)}</Fact>
          {one.shopName && (
            <Fact name="Shop">
              <Link to={`/shops/${one.shopSlug}`} className="text-brand underline underline-offset-4">
                {one.shopName}
              </Link>{' '}
              {one.verification && `(${one.verification.toLowerCase()})`}
            </Fact>
          )}
        </dl>
      </Card>
      <Card className="flex flex-col gap-2 p-5">
        <h2 className="text-lg">Reports about them</h2>
        {one.reports.length === 0 && <p className="text-muted">Nobody reported anything.</p>}
        <ul className="divide-y divide-line empty:hidden">
          {one.reports.map(({ id, kind, reason, subjectName, state, createdAt }) => (
            <li key={id}>
              <Link to={`/admin/cases/${id}`} className="block py-3">
                <span className="block break-words font-medium">{reasonWords(reason)}</span>
                <span className="block break-words text-muted text-sm">
                  {caseKindWords[kind]} · {subjectName} · {state === 'OPEN' ? 'open' : 'closed'} · {longDate(createdAt)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
