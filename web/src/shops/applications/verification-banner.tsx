import { useApolloClient, useQuery } from '@apollo/client/react';
import { dayMs } from '@besesaka/schema/kernel/dates.ts';
import { shopLimits as limits } from '@besesaka/schema/shops/limits.ts';
import { pictureRequestTexts, restoreTexts, verificationWords } from '@besesaka/schema/shops/texts.ts';
import BadgeAlert from 'lucide-react/icons/badge-alert';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import Hourglass from 'lucide-react/icons/hourglass';
import { Link } from 'react-router';
import { UserDocument, useViewer } from '#accounts/viewer.ts';
import { graphql } from '#gql/gql.ts';
import type { AskedPicture, VerificationQuery } from '#gql/graphql.ts';
import { useAskAgain } from '#platform/network/use-ask-again.ts';
import { buttonStyle } from '#ui/controls/button.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { askedPictureNames } from './id-kind-words.ts';

const VerificationDocument = graphql(`
  query Verification {
    viewer {
      shop {
        id
        logoPath
        products(first: 1) {
          totalCount
        }
        application {
          id
          state
          decidedAt
          reason
          askedFor
        }
      }
    }
  }
`);

/** The verification state from the viewer's query; null without a shop. */
export const useVerification = () => useViewer().viewer?.shop?.verification ?? null;

interface Shown {
  state: 'PENDING' | 'VERIFIED' | 'REJECTED' | 'REVOKED';
  decidedAt: string | null;
  askedFor: AskedPicture | null;
}

/** The text and action for each state. A rejection because of one picture asks for that picture by name. */
export function wordsOf(
  verification: keyof typeof keys,
  application: Shown | null | undefined,
  emailConfirmed: boolean,
) {
  const askedFor = verification === 'REJECTED' ? application?.askedFor : null;
  const { title: required } = verificationWords.required;
  if (verification === 'REQUIRED' && canRestore(application, Date.now()))
    return { title: required, ...restoreTexts, to: '/dashboard/shop/subscriptions/payment' };
  if (askedFor) {
    const name = askedPictureNames[askedFor];
    return {
      title: pictureRequestTexts.title[name],
      text: pictureRequestTexts.text,
      action: 'Send it again',
      to: applyPath,
    };
  }
  return {
    ...verificationWords[verification === 'PENDING' && !emailConfirmed ? 'pendingHere' : keys[verification]],
    action: verification === 'REJECTED' ? 'Resubmit Application' : 'Verify my identity',
    to: applyPath,
  };
}

/** The heading of the banner, which says why sellers cannot do some things yet. */
export const verificationId = 'verification';

const applyPath = '/dashboard/shop/create';

const keys = { PENDING: 'pending', REJECTED: 'rejected', REQUIRED: 'required' } as const;

/**
 * The verification state of a seller's shop. Verified sellers and users without a shop see nothing. Above the
 * application form (`isAbove`) it does not link to the form.
 */
export function VerificationBanner({ isAbove = false }: { isAbove?: boolean }) {
  const { viewer } = useViewer();
  const verification = useVerification();
  const isDecided = verification === 'REJECTED' || verification === 'REQUIRED';
  const { data, loading } = useQuery(VerificationDocument, {
    skip: !verification || verification === 'VERIFIED',
    fetchPolicy: 'cache-and-network',
  });
  const client = useApolloClient();
  useAskAgain(verification === 'PENDING', () => {
    client.query({ query: UserDocument, fetchPolicy: 'network-only' }).catch(() => {});
  });
  if (!verification || verification === 'VERIFIED' || (isDecided && !data && loading)) return null;
  const application = isDecided ? data?.viewer?.shop?.application : null;
  const { title, text, action, to } = wordsOf(verification, application, viewer?.emailConfirmed !== false);
  const reason = application?.reason;
  const Icon = isDecided ? BadgeAlert : Hourglass;
  return (
    <aside
      aria-labelledby={verificationId}
      className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      <div role="status">
        <h2 id={verificationId} className="mb-1 flex items-center gap-2 text-lg">
          <Icon aria-hidden="true" className={`size-5 shrink-0 ${isDecided ? 'text-clay' : 'text-muted'}`} />
          {title}
        </h2>
        <p className="text-muted">{text}</p>
        {reason && <p className="mt-2 break-words">“{reason}”</p>}
      </div>
      {!isDecided && !isAbove && <Meanwhile shop={data?.viewer?.shop} />}
      {isDecided && (
        <div className="flex flex-wrap gap-3">
          {!isAbove && (
            <Link to={to} className={buttonStyle({})}>
              {action}
            </Link>
          )}
          <Link to="/contact" className={buttonStyle({ tone: 'secondary' })}>
            Contact Support
          </Link>
        </div>
      )}
    </aside>
  );
}

type OwnShop = NonNullable<VerificationQuery['viewer']>['shop'];

/** The steps that a seller can take while the application is checked. */
function Meanwhile({ shop }: { shop: OwnShop | undefined }) {
  const steps = [
    { text: 'Send your application', to: null, isDone: true },
    { text: 'Add a logo and a banner', to: '/dashboard/settings?section=seller', isDone: Boolean(shop?.logoPath) },
    {
      text: 'Draft your first product',
      to: '/dashboard/shop/products/create',
      isDone: Boolean(shop?.products?.totalCount),
    },
  ];
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <div className="flex flex-col gap-1">
      <p className="font-medium text-sm">
        {done} of {steps.length} done
      </p>
      <div aria-hidden="true" className="mb-1 grid h-1.5 max-w-sm grid-cols-3 gap-1">
        {steps.map(({ text }, n) => (
          <span key={text} className={classNames('rounded-full', n < done ? 'bg-brand' : 'bg-line')} />
        ))}
      </div>
      <ul aria-label="While we check" className="flex flex-col gap-2 py-1">
        {steps
          .filter((step) => step !== next)
          .map(({ text, isDone }) => (
            <li key={text} className="flex items-center gap-2 text-muted">
              {isDone ? (
                <CircleCheck role="img" aria-label="Done:" className="size-5 shrink-0 text-brand" />
              ) : (
                <Circle aria-hidden="true" className="size-5 shrink-0" />
              )}
              {text}
            </li>
          ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4">
        {next?.to && (
          <Link to={next.to} className={buttonStyle({ size: 'small' })}>
            {next.text}
          </Link>
        )}
        <Link to="/help" className="tap-line font-medium text-brand text-sm">
          Learn how orders work
        </Link>
      </div>
    </div>
  );
}

interface Checked {
  state: string;
  decidedAt: string | null;
}

/** Whether an earlier verification is still valid, so that paying for a plan is enough to be verified again. */
export function canRestore(application: Checked | null | undefined, now: number): boolean {
  if (application?.state !== 'VERIFIED' || !application.decidedAt) return false;
  return now - new Date(application.decidedAt).getTime() < limits.checkHoldsDays * dayMs;
}
