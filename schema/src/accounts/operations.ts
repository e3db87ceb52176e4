import { z } from 'zod';
import { defineOperation } from '#kernel/operations/define-operation.ts';
import { aroundFile, optionalFormFile } from '#kernel/operations/form-files.ts';
import { describeInput, describeQuery, pathParam } from '#kernel/reference/words.ts';
import { changeProfileInput, loginInput, profileInput, signupInput } from './inputs.ts';
import { deviceSessions, loggedOut, me, sessionAnswer } from './resources.ts';
import { accountTexts } from './texts.ts';
import { profilePicture } from './uploads.ts';

/** Login of an API client: tokens are in the response and no cookie is set. The form's input has no such field. */
const tokenLoginInput = loginInput.extend({ answers_tokens: z.boolean().optional() });

const renewTokensInput = z.object({ refresh_token: z.string().min(1).max(300) });

const password = 'Akwaaba#2026';
const email = 'buyer@besesaka.test';

export const signUp = defineOperation({
  id: 'signUp',
  method: 'POST',
  path: '/api/signup',
  auth: 'visitor',
  suspended: 'may',
  limit: '60 an hour per IP address, then increasing delays',
  summary: 'Create an account and log in',
  body: describeInput(
    'SignupInput',
    signupInput,
    'A new account. Signing up means agreeing to the terms of use and the privacy policy.',
    {
      full_name: ['Full name: 6 to 50 letters, spaces, hyphens and apostrophes', 'Efua Mensah Quartey'],
      email: ['Email address, unique among accounts; stored in lower case', 'efua.quartey@example.com'],
      telephone_number: ['Phone number of ten digits, such as 0244318207', '0244318207'],
      password: [
        'At least 8 characters, with a lower-case letter, an upper-case letter, a digit and a special character',
        password,
      ],
      password_confirm: ['The same password again', password],
    },
  ),
  response: sessionAnswer,
  status: 201,
  refuses: ['EMAIL_TAKEN'],
});

export const logIn = defineOperation({
  id: 'logIn',
  method: 'POST',
  path: '/api/login',
  auth: 'visitor',
  fromAnySite: true,
  suspended: 'may',
  limit:
    '60 successes an hour; 5 wrong passwords in 15 minutes; per account 10 wrong passwords an hour, then increasing delays; 5 wrong codes in 15 minutes from one place; per account 10 wrong codes an hour, then increasing delays',
  summary: 'Log in',
  body: describeInput(
    'LoginInput',
    tokenLoginInput,
    'Credentials of an account.',
    {
      answers_tokens: ['true returns tokens in the response instead of setting cookies; for API clients', true],
      email: ['Email address of the account', email],
      password: ['Password of the account', password],
      code: [
        'Code from the authenticator app, or a recovery code; needed only if the account has a second factor',
        '492039',
      ],
    },
    ['code'],
  ),
  response: sessionAnswer,
  refuses: ['WRONG_CREDENTIALS', 'CODE_NEEDED'],
});

export const logOut = defineOperation({
  id: 'logOut',
  method: 'POST',
  path: '/api/logout',
  auth: 'visitor',
  suspended: 'may',
  summary: 'Log out',
  response: loggedOut,
});

export const refreshSession = defineOperation({
  id: 'refreshSession',
  method: 'POST',
  path: '/api/auth/refresh',
  auth: 'visitor',
  suspended: 'may',
  limit: '600 an hour per session',
  summary: 'Exchange the refresh cookie for new cookies',
  response: sessionAnswer,
  refuses: ['UNAUTHENTICATED'],
});

export const renewTokens = defineOperation({
  id: 'renewTokens',
  method: 'POST',
  path: '/api/auth/tokens',
  auth: 'visitor',
  fromAnySite: true,
  suspended: 'may',
  limit: '600 an hour per session',
  summary: 'Exchange a refresh token for new tokens',
  body: describeInput('RenewTokensInput', renewTokensInput, 'A refresh token.', {
    refresh_token: ['The latest refresh token; it works once', '01a20146-3808-7ae1-93c5-0e68e42cbf7f.C1GrK.VFHBC'],
  }),
  response: sessionAnswer,
  refuses: ['UNAUTHENTICATED'],
});

export const readMe = defineOperation({
  id: 'readMe',
  method: 'GET',
  path: '/api/me',
  auth: 'user',
  scope: 'any',
  summary: 'Get the logged-in user; to an access token, without telephone numbers, address, birth and gender',
  response: me,
});

export const listSessions = defineOperation({
  id: 'listSessions',
  method: 'GET',
  path: '/api/sessions',
  auth: 'user',
  scope: null,
  summary: 'List the devices where the user is logged in',
  response: deviceSessions,
});

export const endSession = defineOperation({
  id: 'endSession',
  method: 'DELETE',
  path: '/api/sessions/{id}',
  auth: 'user',
  scope: null,
  suspended: 'may',
  timesAnHour: 120,
  summary: 'Log out a device',
  params: pathParam('id', z.string(), 'ID of the session', '01a20146-3808-7ae1-93c5-0e68e42cbf7f'),
  response: deviceSessions,
});

export const endOtherSessions = defineOperation({
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/sessions',
  auth: 'user',
  scope: null,
  suspended: 'may',
  timesAnHour: 60,
  summary: 'Log out all other devices; pending changes of the email address end, too',
  query: describeQuery(z.object({ end_programs: z.stringbool().optional() }), {
    end_programs: ['true also ends all access tokens and stops all webhook endpoints', 'true'],
  }),
  response: deviceSessions,
});

export const updateProfile = defineOperation({
  id: 'updateProfile',
  method: 'PUT',
  path: '/api/update-profile',
  auth: 'user',
  scope: null,
  suspended: 'may',
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

export const changeProfile = defineOperation({
  id: 'changeProfile',
  method: 'PUT',
  path: '/api/me',
  auth: 'user',
  scope: null,
  suspended: 'may',
  limit: '60 profile changes an hour',
  summary: "Change the user's profile; the picture is the ID of an upload",
  body: describeInput('ProfileInput', changeProfileInput, 'Profile of a user.', {
    full_name: ['Full name: 6 to 50 letters, spaces, hyphens and apostrophes', 'Afua Boatemaa Darko'],
    telephone_number: [
      'Ghanaian phone number starting with +233, 233 or 0; stored as +233 and nine digits',
      '+233547955140',
    ],
    whatsapp_number: ['Ghanaian WhatsApp number, stored as +233 and nine digits; optional', '+233547955140'],
    date_of_birth: ['Date of birth as YYYY-MM-DD, at least 13 years ago', '1994-08-21'],
    gender: ['M (male), F (female) or O (other)', 'F'],
    address: ['House number and street, 5 to 200 characters', '14 Oxford Street, Osu'],
    city: ['Town or city, 2 to 50 letters and spaces', 'Accra'],
    region: ['One of the 16 regions of Ghana', 'Greater Accra'],
    gps_address: ['GhanaPost GPS address, such as GA-183-8164; optional', 'GA-183-8164'],
    profile_picture: [
      'ID of an upload with the purpose profile-picture; null removes the picture; if left out, it stays',
      null,
    ],
    profile_version: [
      'Version that the client read: the call fails with STALE if the profile has changed since; if left out, the change always applies',
      3,
    ],
  }),
  response: me,
  refuses: ['STALE'],
});
