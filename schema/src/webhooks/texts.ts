import { webhookLimits as limits } from './limits.ts';

export const webhookTexts = {
  nameRequired: 'Give the endpoint a name.',
  nameTooLong: `A name has at most ${limits.nameMax} characters.`,
  eventsRequired: 'Choose at least one event.',
  urlInvalid: 'Enter a public address that begins with https://, without a port, user or password.',
  urlInvalidHere: (port: number) => `Enter a public address that begins with https://, or http://127.0.0.1:${port}/.`,
  tooMany: `You have ${limits.perUser} endpoints. Delete one that you no longer need.`,
  failed: 'The webhooks could not be loaded or changed.',
  secretUnreadable: 'The secret of this endpoint cannot be read any more. Create a new secret.',
  noChallenge: 'The answer does not repeat the challenge of the test.',
  waiting: 'It is still on its way.',
  waitedTooLong: `It could not be sent within ${limits.waitsForHours} hours.`,
  tooManyWaiting: 'Too many deliveries were waiting.',
  notWanted: 'The endpoint no longer takes this event.',
} as const;
