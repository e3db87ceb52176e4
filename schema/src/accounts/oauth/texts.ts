import { oauthLimits as limits } from '#accounts/limits.ts';

export const oauthTexts = {
  nameRequired: 'Give the app a name.',
  nameTooLong: `A name has at most ${limits.nameMax} characters.`,
  siteInvalid: 'Enter the whole address of the site, which begins with https://.',
  redirectsRequired: `Enter 1 to ${limits.redirectsMax} redirect addresses.`,
  redirectInvalid:
    'A redirect address begins with https://, or with http://127.0.0.1, http://[::1] or http://localhost, and has no #.',
  redirectElsewhere:
    'A redirect address is at the host of the site or at a subdomain of it, or at 127.0.0.1, [::1] or localhost.',
  siteElsewhere: 'The redirect addresses of the app are at another site. Change them too.',
  tooManyApps: `You have ${limits.appsPerUser} apps. Delete one that you no longer need.`,
  tooManyGrants: `You have connected ${limits.grantsPerUser} apps and devices. Disconnect one first.`,
  notConfidential: 'Only an app with a server has a secret.',
  appsFailed: 'Your apps could not be loaded or changed.',
  connectedFailed: 'Your connected apps could not be loaded or changed.',
  authorizeFailed: 'The request could not be loaded or answered.',
  logInToConnect: 'Log in to connect an app',
  unknownApp: 'The app that sent you here is not known, or its developer has deleted it.',
  unknownRedirect: 'The app that sent you here wants to go on at an address that it has not registered.',
  brokenRequest: 'The address that brought you here is broken.',
} as const;
