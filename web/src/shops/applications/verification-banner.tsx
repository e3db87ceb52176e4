import { useQuery } from '@apollo/client/react';
import { verificationWords } from '@besesaka/schema/shops/texts.ts';
import { BadgeAlert, Hourglass } from 'lucide-react';
import { Link } from 'react-router';
import { graphql } from '#gql/gql.ts';
import { buttonStyle } from '#ui/controls/button.tsx';

const VerificationDocument = graphql(`
  query Verification {
    viewer {
      shop {
        id
        verification
        application {
          id
          reason
        }
      }
    }
  }
`);

export function useVerification() {
  const { data } = useQuery(VerificationDocument, { fetchPolicy: 'cache-and-network' });
  return data?.viewer?.shop ?? null;
}

const keys = { PENDING: 'pending', REJECTED: 'rejected', REQUIRED: 'required' } as const;

/** Where the check of a seller's shop stands; who is verified, or has no shop, sees none. */
export function VerificationBanner() {
  const shop = useVerification();
  if (!shop || shop.verification === 'VERIFIED') return null;
  const { title, text } = verificationWords[keys[shop.verification]];
  const reason = shop.verification === 'PENDING' ? null : shop.application?.reason;
  const Icon = shop.verification === 'PENDING' ? Hourglass : BadgeAlert;
  return (
    <aside aria-labelledby="verification" className="flex gap-3 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-6 shrink-0 ${shop.verification === 'PENDING' ? 'text-muted' : 'text-clay'}`}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div role="status">
          <h2 id="verification" className="text-lg">
            {title}
          </h2>
          <p className="text-muted">{text}</p>
          {reason && <p className="mt-2 break-words">“{reason}”</p>}
        </div>
        {shop.verification !== 'PENDING' && (
          <div className="flex flex-wrap gap-3">
            <Link to="/dashboard/shop/create" className={buttonStyle({})}>
              {shop.verification === 'REJECTED' ? 'Resubmit Application' : 'Send your papers'}
            </Link>
            <Link to="/contact" className={buttonStyle({ tone: 'secondary' })}>
              Contact Support
            </Link>
          </div>
        )}
      </div>
    </aside>
  );
}
