import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { Link } from 'react-router';
import { identityChanged } from '#accounts/identity.ts';
import { LinkDone, LinkRefused } from '#accounts/mail-link-answers.tsx';
import { MailLinkStep } from '#accounts/mail-link-step.tsx';
import { graphql } from '#gql/gql.ts';
import { buttonStyle } from '#ui/controls/button.tsx';

const ObjectToEmailChangeMutation = graphql(`
  mutation ObjectToEmailChange($input: EmailChangeLinkInput!) {
    result: objectToEmailChange(input: $input) {
      errors {
        ...Failure
      }
    }
  }
`);

/** Opened from the mail to the old address by a user who did not ask for the change. */
export function SecureAccountScreen() {
  return (
    <MailLinkStep
      title="Secure your account"
      heading="Secure your account"
      text="If you did not ask to change your email address, someone knows your password. We will keep this address, log out all devices, and send you a link to choose a new password."
      button="It was not me"
      mutation={ObjectToEmailChangeMutation}
      onDone={identityChanged}
      done={
        <LinkDone title={accountTexts.emailObjected}>
          <p className="text-muted">
            All devices were logged out. We have sent you a link to choose a new password: check your inbox.
          </p>
          <Link to="/forgot-password" className={buttonStyle({ tone: 'secondary', size: 'large', wide: true })}>
            Send it again
          </Link>
        </LinkDone>
      }
      refused={
        <LinkRefused title={accountTexts.emailObjectionInvalid}>
          <p className="text-muted">
            A link works once, within seven days. If you can no longer log in, write to us, and we will find out what
            happened.
          </p>
          <Link to="/contact" className={buttonStyle({ size: 'large', wide: true })}>
            Contact us
          </Link>
        </LinkRefused>
      }
    />
  );
}
