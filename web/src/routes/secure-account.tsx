import { useMutation } from '@apollo/client/react';
import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { Link } from 'react-router';
import { identityChanged } from '#accounts/identity.ts';
import { LinkDone, LinkRefused } from '#accounts/mail-link-answers.tsx';
import { linkUseOf, MailLinkStep } from '#accounts/mail-link-step.tsx';
import { graphql } from '#gql/gql.ts';
import { buttonStyle } from '#ui/controls/button.tsx';

const ObjectToEmailChangeMutation = graphql(`
  mutation ObjectToEmailChange($input: EmailChangeLinkInput!) {
    result: objectToEmailChange(input: $input) {
      __typename
      ...Failure
    }
  }
`);

/** Opened from the mail to the old address by somebody who did not ask for another one. */
export function SecureAccountScreen() {
  const [object] = useMutation(ObjectToEmailChangeMutation, { fetchPolicy: 'no-cache' });
  return (
    <MailLinkStep
      title="Secure your account"
      heading="Secure your account"
      text="If you did not ask for another email address, somebody knows your password. We keep this address for your account, log all devices out, and send you a link to choose a new password."
      button="It was not me"
      use={async (input) => {
        const found = await linkUseOf(object({ variables: { input } }));
        if (found === 'done') identityChanged();
        return found;
      }}
      done={
        <LinkDone title={accountTexts.emailObjected}>
          <p className="text-muted">
            All devices were logged out. We have sent you a link to choose a new password: look into your inbox.
          </p>
          <Link to="/forgot-password" className={buttonStyle({ tone: 'secondary', size: 'large', wide: true })}>
            Send it again
          </Link>
        </LinkDone>
      }
      refused={
        <LinkRefused title={accountTexts.emailObjectionInvalid}>
          <p className="text-muted">
            A link works once, for seven days. If you cannot log in any more, write to us: we find out what happened.
          </p>
          <Link to="/contact" className={buttonStyle({ size: 'large', wide: true })}>
            Contact us
          </Link>
        </LinkRefused>
      }
    />
  );
}
