import { useApolloClient } from '@apollo/client/react';
import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { Link } from 'react-router';
import { EmailConfirmedDocument } from '#accounts/confirmation/email-reminder.tsx';
import { LinkDone, LinkRefused } from '#accounts/mail-link-answers.tsx';
import { MailLinkStep } from '#accounts/mail-link-step.tsx';
import { graphql } from '#gql/gql.ts';
import { useRole } from '#platform/user/role.ts';
import { buttonStyle } from '#ui/controls/button.tsx';

const ConfirmEmailChangeMutation = graphql(`
  mutation ConfirmEmailChange($input: EmailChangeLinkInput!) {
    result: confirmEmailChange(input: $input) {
      errors {
        ...Failure
      }
    }
  }
`);

const settings = '/dashboard/settings?section=security';
const wayTo = (role: unknown) => (role === null ? `/login?redirect=${encodeURIComponent(settings)}` : settings);

/** Opened from the mail to the new address, perhaps on a device without a session. */
export function ChangeEmailScreen() {
  const client = useApolloClient();
  const role = useRole();
  const wayOn = buttonStyle({ size: 'large', wide: true });
  return (
    <MailLinkStep
      title="Change your email address"
      heading="Your new email address"
      text="You will log in with this address, and we will send our emails to it."
      button="Use this address"
      mutation={ConfirmEmailChangeMutation}
      onDone={() => {
        if (role !== null) client.query({ query: EmailConfirmedDocument, fetchPolicy: 'network-only' }).catch(() => {});
      }}
      done={
        <LinkDone title={accountTexts.emailChanged}>
          <p className="text-muted">Use it to log in from now on. Your password has not changed.</p>
          <Link to={wayTo(role)} className={wayOn}>
            {role === null ? 'Log in' : 'Go to your settings'}
          </Link>
        </LinkDone>
      }
      refused={
        <LinkRefused title={accountTexts.emailChangeInvalid}>
          <p className="text-muted">
            A link works once, within one day, and only the latest one is valid. Request another in your settings.
          </p>
          <Link to={wayTo(role)} className={wayOn}>
            {role === null ? 'Log in' : 'Go to your settings'}
          </Link>
        </LinkRefused>
      }
    />
  );
}
