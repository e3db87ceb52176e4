import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { ApplicationDetail_ApplicationFragment } from '#gql/graphql.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { FactList } from '#ui/display/fact-list.tsx';
import { askedPictureWords, idKindWords, stateWords } from './id-kind-words.ts';

const ApplicationDetailFragment = graphql(`
  fragment ApplicationDetail_application on SellerApplication {
    id
    state
    shopName
    shopSlug
    ownerName
    ownerEmail
    ownerPhone
    idKind
    idNumber
    idDocument
    passportPicture
    reason
    askedFor
    shopDescription
    shopEmail
    shopPhone
    shopAddress
    createdAt
    decidedAt
    sameNumber {
      applicationId
      shopName
      state
    }
    samePicture {
      applicationId
      shopName
      state
    }
  }
`);

const tones = { PENDING: 'gold', VERIFIED: 'brand', REJECTED: 'neutral', REVOKED: 'clay' } as const;

export function ApplicationBadge({ state }: { state: keyof typeof tones }) {
  return <Badge tone={tones[state]}>{stateWords[state]}</Badge>;
}

interface Props {
  application: FragmentType<typeof ApplicationDetailFragment>;
}

/** Shows the document and the selfie beside the typed details, so that they can be compared at a glance. */
export function ApplicationDetail({ application }: Props) {
  const detail = readFragment(ApplicationDetailFragment, application);
  const { idDocument, passportPicture, sameNumber, samePicture } = detail;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-3 empty:hidden">
        {detail.askedFor && <Badge tone="neutral">Requested again: {askedPictureWords[detail.askedFor]}</Badge>}
        {detail.reason && <p className="break-words text-muted">“{detail.reason}”</p>}
      </div>
      <Others heading="Others submitted the same document" others={sameNumber} />
      <Others heading="Others submitted the same picture" others={samePicture} />
      <div className="grid gap-3 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-2 gap-3">
          <Paper label="ID document" path={idDocument} />
          <Paper label="Selfie" path={passportPicture} />
        </div>
        <Facts detail={detail} />
      </div>
    </div>
  );
}

interface OthersProps {
  heading: string;
  others: ApplicationDetail_ApplicationFragment['sameNumber'] | ApplicationDetail_ApplicationFragment['samePicture'];
}

function Others({ heading, others }: OthersProps) {
  if (others.length === 0) return null;
  return (
    <Card className="p-5">
      <h2 className="font-semibold text-clay-strong text-lg">{heading}</h2>
      <ul className="mt-2 flex flex-col gap-1">
        {others.map(({ applicationId, shopName, state }) => (
          <li key={applicationId}>
            <Link to={`/admin/applications/${applicationId}`} className="link inline-flex min-h-11 items-center">
              {shopName}
            </Link>{' '}
            ({stateWords[state]})
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface PaperProps {
  label: string;
  path: string | null;
}

function Paper({ label, path }: PaperProps) {
  return (
    <Card className="flex flex-col gap-2 p-3">
      <h2 className="text-base">{label}</h2>
      {path ? (
        <a href={path} target="_blank" rel="noreferrer" className="relative min-h-40 flex-1 sm:min-h-90">
          <img
            src={path}
            alt={`${label}, opens in full`}
            className="absolute inset-0 size-full rounded-md bg-sunken object-contain"
          />
        </a>
      ) : (
        <p className="text-muted">No picture.</p>
      )}
    </Card>
  );
}

/** A long address breaks before its domain. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

function Facts({ detail }: { detail: ApplicationDetail_ApplicationFragment }) {
  const facts = [
    [idKindWords[detail.idKind], detail.idNumber],
    ['Seller', detail.ownerName],
    ['Email', <Email key="owner" address={detail.ownerEmail} />],
    ['Phone', detail.ownerPhone],
    ['Business email', detail.shopEmail && <Email key="shop" address={detail.shopEmail} />],
    ['Business phone', detail.shopPhone],
    ['Business address', detail.shopAddress],
    ['Submitted', longDateTime(detail.createdAt)],
    ['Decided', detail.decidedAt ? longDateTime(detail.decidedAt) : 'Not yet'],
    ['Shop description', detail.shopDescription],
  ] as const;
  return <FactList facts={facts} />;
}
