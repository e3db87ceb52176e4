import { z } from 'zod';
import { oauthLimits as limits } from '#accounts/limits.ts';
import { isOneScriptEach, nameTexts, plainName, pretendsToBeOurs } from '#kernel/plain-name.ts';
import { describe, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { oauthTexts as texts } from './texts.ts';

const loopback = new Set(['127.0.0.1', '[::1]', 'localhost']);

const pattern = /^(https?):\/\/(\[[\da-f:]+\]|[a-z\d.-]+)(?::\d{1,5})?(?:[/?][^\\#\s]*)?$/i;

/** Https, or this machine for development and programs on it. Without parts that some programs read as another address. */
function isWebAddress(address: string): boolean {
  const [, protocol = '', host = ''] = pattern.exec(address) ?? [];
  return protocol.toLowerCase() === 'https' || loopback.has(host);
}

const hostOf = (address: string) => pattern.exec(address)?.[2]?.toLowerCase() ?? '';

/** Whether it leads to the user's own machine. */
export const isLoopback = (address: string): boolean => loopback.has(hostOf(address));

/** Whether an app of this site may send its users there: to its host, to a subdomain, or to their own machine. */
export function isOfSite(site: string, redirectUri: string): boolean {
  const [own, host] = [hostOf(site), hostOf(redirectUri)];
  return isLoopback(redirectUri) || host === own || host.endsWith(`.${own}`);
}

const address = (refusal: string) => z.url(refusal).max(limits.urlMax, refusal).refine(isWebAddress, refusal);

const editable = {
  name: describe(
    z
      .string()
      .transform(plainName)
      .pipe(z.string().min(1, texts.nameRequired).max(limits.nameMax, texts.nameTooLong))
      .refine(isOneScriptEach, nameTexts.mixed)
      .refine((name) => !pretendsToBeOurs(name), nameTexts.reserved),
    'The name that users see',
    'Parcel planner',
  ),
  site: describe(address(texts.siteInvalid), "The app's own site, which users see", 'https://planner.example'),
  redirect_uris: describe(
    z
      .array(address(texts.redirectInvalid), texts.redirectsRequired)
      .min(1, texts.redirectsRequired)
      .max(limits.redirectsMax, texts.redirectsRequired),
    'Where users may be sent back, at the host of the site, a subdomain or a loopback address: compared character by character, but for the port of a loopback address',
    ['https://planner.example/callback'],
  ),
};

export const createOauthAppInput = resource('CreateOauthAppInput', 'A new app.', {
  ...editable,
  is_confidential: describe(
    z.boolean(),
    'Whether it has a server that keeps a secret; false for apps in browsers, on phones and on desktops',
    false,
  ),
});
export type OauthAppInput = z.infer<typeof createOauthAppInput>;

export const changeOauthAppInput = resource(
  'ChangeOauthAppInput',
  'What to change. Fields that are left out stay.',
  z.object(editable).partial().shape,
);
export type OauthAppChangeInput = z.infer<typeof changeOauthAppInput>;

const requestField = describe(
  z.string().max(limits.requestMax, texts.brokenRequest),
  'The query of the request to `/oauth/authorize`, as the app sent it',
  examples.appRequest,
);

export const authorizeAppInput = resource('AuthorizeAppInput', 'The request of an app that the user allows.', {
  request: requestField,
});
