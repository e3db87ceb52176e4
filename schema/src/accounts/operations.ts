import { z } from 'zod';
import { defineOperation, group } from '#kernel/operations/define-operation.ts';
import { aroundFile, optionalFormFile } from '#kernel/operations/form-files.ts';
import { describe, resource } from '#kernel/reference/describe.ts';
import { describeQuery, pathParam } from '#kernel/reference/words.ts';
import { changeProfileInput, profileInput } from './inputs.ts';
import { loginInput, signupInput } from './login-inputs.ts';
import { deviceSessions, loggedOut, me, sessionAnswer } from './resources.ts';
import { accountTexts } from './texts.ts';
import { profilePicture } from './uploads.ts';

/** Login of an API client: tokens are in the response and no cookie is set. The form's input has no such field. */
const tokenLoginInput = resource(
  'LoginInput',
  'Credentials of an account.',
  {
    answers_tokens: describe(
      z.boolean().optional(),
      'true returns tokens in the response instead of setting cookies; for API clients',
      true,
    ),
    ...loginInput.shape,
  },
  { omittedInExample: ['code'] },
);

const renewTokensInput = resource('RenewTokensInput', 'A refresh token.', {
  refresh_token: describe(
    z.string().min(1).max(300),
    'The latest refresh token; it works once',
    '01a20146-3808-7ae1-93c5-0e68e42cbf7f.C1GrK.VFHBC',
  ),
});

/** They begin or end a session. */
const anyone = group({ auth: 'visitor', suspended: 'may' });
/** No token of a program reaches them. */
const ownUser = group({ auth: 'user', scope: null, suspended: 'may' });

export const signUp = anyone({
  id: 'signUp',
  method: 'POST',
  path: '/api/signup',
  limit: '60 an hour per IP address, then increasing delays',
  repeated: 'the address is taken',
  summary: 'Create an account and log in',
  body: signupInput,
  response: sessionAnswer,
  status: 201,
  refuses: ['EMAIL_TAKEN'],
});

export const logIn = anyone({
  id: 'logIn',
  method: 'POST',
  path: '/api/login',
  fromAnySite: true,
  limit:
    '60 successes an hour; 5 wrong passwords in 15 minutes; per account 10 wrong passwords an hour, then increasing delays; 5 wrong codes in 15 minutes from one place; per account 10 wrong codes an hour, then increasing delays',
  summary: 'Log in',
  body: tokenLoginInput,
  response: sessionAnswer,
  refuses: ['WRONG_CREDENTIALS', 'CODE_NEEDED'],
});

export const logOut = anyone({
  id: 'logOut',
  method: 'POST',
  path: '/api/logout',
  summary: 'Log out; sockets of the session close within two seconds',
  response: loggedOut,
});

export const refreshSession = anyone({
  id: 'refreshSession',
  method: 'POST',
  path: '/api/auth/refresh',
  limit: '600 an hour per session',
  summary: 'Exchange the refresh cookie for new cookies',
  response: sessionAnswer,
  refuses: ['UNAUTHENTICATED'],
});

export const renewTokens = anyone({
  id: 'renewTokens',
  method: 'POST',
  path: '/api/auth/tokens',
  fromAnySite: true,
  limit: '600 an hour per session',
  summary: 'Exchange a refresh token for new tokens',
  body: renewTokensInput,
  response: sessionAnswer,
  refuses: ['UNAUTHENTICATED'],
});

export const readMe = defineOperation({
  id: 'readMe',
  method: 'GET',
  path: '/api/me',
  auth: 'user',
  scope: 'any',
  summary: 'Get the logged-in user; to an API key, without telephone numbers, address, birth and gender',
  response: me,
});

export const listSessions = ownUser({
  id: 'listSessions',
  method: 'GET',
  path: '/api/sessions',
  summary: 'List the devices where the user is logged in',
  response: deviceSessions,
});

export const endSession = ownUser({
  id: 'endSession',
  method: 'DELETE',
  path: '/api/sessions/{id}',
  timesAnHour: 120,
  summary: 'Log out a device; its sockets close within two seconds',
  params: pathParam('id', z.string(), 'ID of the session', '01a20146-3808-7ae1-93c5-0e68e42cbf7f', {
    as: 'sessionId',
  }),
  response: deviceSessions,
});

export const endOtherSessions = ownUser({
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/sessions',
  timesAnHour: 60,
  summary: 'Log out all other devices; pending changes of the email address end, too',
  query: describeQuery(z.object({ end_programs: z.stringbool().optional() }), {
    end_programs: ['true also ends all API keys and stops all webhook endpoints', 'true'],
  }),
  response: deviceSessions,
});

export const updateProfile = ownUser({
  id: 'updateProfile',
  method: 'PUT',
  path: '/api/update-profile',
  limit: '60 profile changes an hour',
  summary: "Change the user's profile, including the picture file",
  unversioned: 'the specification fixes the call; our screens send changeProfile with a version',
  form: profileInput.extend({
    profile_picture: optionalFormFile(
      'New profile picture; if left out, the picture stays',
      accountTexts.pictureInvalid,
    ),
  }),
  bodyRule: {
    bytes: profilePicture.bytesMax + aroundFile,
    tooLarge: accountTexts.pictureTooLarge,
  },
  response: me,
});

export const changeProfile = ownUser({
  id: 'changeProfile',
  method: 'PUT',
  path: '/api/me',
  limit: '60 profile changes an hour',
  summary: "Change the user's profile; the picture is the ID of an upload",
  body: changeProfileInput,
  response: me,
  refuses: ['STALE'],
});
