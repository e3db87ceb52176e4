import { oauthTexts as texts } from '@besesaka/schema/accounts/oauth/texts.ts';
import { Consent } from '#accounts/oauth/consent.tsx';
import { RequireLogin } from '#accounts/require-login.tsx';
import { PageMeta } from '#platform/page/page-meta.tsx';

/** Where apps send their users. The login keeps the request, which is in the address. */
export function OauthAuthorizeScreen() {
  return (
    <>
      <PageMeta title="Connect an app" noIndex />
      <div className="mx-auto w-full max-w-xl">
        <RequireLogin message={texts.logInToConnect}>
          <Consent />
        </RequireLogin>
      </div>
    </>
  );
}
