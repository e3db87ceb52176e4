import { useApolloClient } from '@apollo/client/react';
import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { Link } from 'react-router';
import { EmailConfirmedDocument } from '#accounts/confirmation/email-reminder.tsx';
import { LinkDone, LinkRefused } from '#accounts/mail-link-answers.tsx';
import { MailLinkStep } from '#accounts/mail-link-step.tsx';
import { useIsSeller } from '#accounts/viewer.ts';
import { graphql } from '#gql/gql.ts';
import { useRole } from '#platform/user/role.ts';
import { buttonStyle } from '#ui/controls/button.tsx';

const ConfirmEmailMutation = graphql(`
  mutation ConfirmEmail($input: ConfirmEmailInput!) {
    result: confirmEmail(input: $input) {
      errors {
        ...Failure
      }
    }
  }
`);

export function ConfirmEmailScreen() {
  const client = useApolloClient();
  const role = useRole();
  return (
    <MailLinkStep
      title="Confirm your email address"
      heading="Your email address"
      text="Please confirm that this email address is yours."
      button="Confirm my address"
      mutation={ConfirmEmailMutation}
      onDone={() => {
        // The reminder disappears everywhere at once. If this query fails, the next page does it.
        if (role !== null) client.query({ query: EmailConfirmedDocument, fetchPolicy: 'network-only' }).catch(() => {});
      }}
      done={<Confirmed />}
      refused={<Refused />}
    />
  );
}

function Confirmed() {
  const isSeller = useIsSeller();
  return (
    <LinkDone title={accountTexts.emailConfirmed}>
      <p className="text-muted">You can now order as often as you like{!isSeller && ', or open a shop'}.</p>
      {isSeller && (
        <Link to="/dashboard/shop/products/create" className={buttonStyle({ size: 'large', wide: true })}>
          Add your first product
        </Link>
      )}
      <Link to="/" className={buttonStyle({ tone: isSeller ? 'secondary' : 'primary', size: 'large', wide: true })}>
        Start shopping
      </Link>
    </LinkDone>
  );
}

function Refused() {
  const role = useRole();
  return (
    <LinkRefused title={accountTexts.confirmationInvalid}>
      <p className="text-muted">
        It may have been used already. If not, log in and request a new one on your account page.
      </p>
      <Link
        to={role === null ? '/login?redirect=/account' : '/account'}
        className={buttonStyle({ size: 'large', wide: true })}
      >
        {role === null ? 'Log in' : 'Go to your account'}
      </Link>
    </LinkRefused>
  );
}
