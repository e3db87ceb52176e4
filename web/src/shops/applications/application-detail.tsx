import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { ApplicationDetail_ApplicationFragment } from '#gql/graphql.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { classNames } from '#ui/display/class-names.ts';
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

interface Props {
  application: FragmentType<typeof ApplicationDetailFragment>;
}

/** Shows the document and the selfie beside the typed details, so that they can be compared at a glance. */
export function ApplicationDetail({ application }: Props) {
  const detail = readFragment(ApplicationDetailFragment, application);
  const { idDocument, passportPicture, sameNumber, samePicture } = detail;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={detail.state === 'VERIFIED' ? 'brand' : 'neutral'}>{stateWords[detail.state]}</Badge>
        {detail.askedFor && <Badge tone="neutral">Requested again: {askedPictureWords[detail.askedFor]}</Badge>}
        {detail.reason && <p className="break-words text-muted">“{detail.reason}”</p>}
      </div>
      <Others heading="Others submitted the same document" others={sameNumber} />
      <Others heading="Others submitted the same picture" others={samePicture} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <Paper label="ID document" path={idDocument} />
          <Paper label="Selfie" path={passportPicture} isSmaller />
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
  /** On a phone, where it is below the other. */
  isSmaller?: boolean;
}

function Paper({ label, path, isSmaller }: PaperProps) {
  return (
    <Card className="flex flex-col gap-2 p-3">
      <h2 className="text-base">{label}</h2>
      {path ? (
        <a href={path} target="_blank" rel="noreferrer">
          <img
            src={path}
            alt={`${label}, opens in full`}
            className={classNames(
              'max-h-90 w-full rounded-md bg-sunken object-contain',
              isSmaller && 'max-sm:max-h-44',
            )}
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
