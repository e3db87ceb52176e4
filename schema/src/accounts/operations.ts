import { z } from 'zod';
import { defineOperation } from '#kernel/operations/define-operation.ts';
import { aroundFile, optionalFormFile } from '#kernel/operations/form-files.ts';
import { describeInput, pathParam } from '#kernel/reference/words.ts';
import { changeProfileInput, profileInput, signupInput } from './inputs.ts';
import { deviceSessions, loggedOut, me, sessionAnswer } from './resources.ts';
import { accountTexts } from './texts.ts';
import { renewTokensInput, tokenLoginInput } from './tokens.ts';
import { profilePicture } from './uploads.ts';

const password = 'Akwaaba#2026';
const email = 'buyer@besesaka.test';

export const signUp = defineOperation({
  id: 'signUp',
  method: 'POST',
  path: '/api/signup',
  auth: 'visitor',
  suspended: 'may',
  summary: 'Make an account and log in',
  body: describeInput(
    'SignupInput',
    signupInput,
    'A new account. Whoever makes it agrees to the terms of use and the privacy policy.',
    {
      full_name: ['6 to 50 letters, with spaces and hyphens between', 'Efua Mensah Quartey'],
      email: ['Nobody else may have it', 'efua.quartey@example.com'],
      telephone_number: ['Ten digits', '0244318207'],
      password: ['At least 8 characters: a small and a capital letter, a digit and a sign among them', password],
      password_confirm: ['The same again', password],
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
  suspended: 'may',
  summary: 'Log in',
  body: describeInput(
    'LoginInput',
    tokenLoginInput,
    'Who wants to log in.',
    {
      answers_tokens: ['Programs: the tokens come in the answer, and no cookie is set or read', true],
      email: ["The account's address", email],
      password: ['As it was chosen', password],
      code: ['Where the account has a second factor: the code from the app, or a recovery code', '492039'],
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
  summary: 'Exchange the refresh cookie for new cookies',
  response: sessionAnswer,
  refuses: ['UNAUTHENTICATED'],
});

export const renewTokens = defineOperation({
  id: 'renewTokens',
  method: 'POST',
  path: '/api/auth/tokens',
  auth: 'visitor',
  suspended: 'may',
  summary: 'Exchange the refresh token of a program for new tokens',
  body: describeInput('RenewTokensInput', renewTokensInput, 'Whose tokens are to be renewed.', {
    refresh_token: ['The one of the answer before', '01a20146-3808-7ae1-93c5-0e68e42cbf7f.C1GrK.VFHBC'],
  }),
  response: sessionAnswer,
  refuses: ['UNAUTHENTICATED'],
});

export const readMe = defineOperation({
  id: 'readMe',
  method: 'GET',
  path: '/api/me',
  auth: 'user',
  summary: 'The person logged in',
  response: me,
});

export const listSessions = defineOperation({
  id: 'listSessions',
  method: 'GET',
  path: '/api/sessions',
  auth: 'user',
  summary: 'Where the person is logged in',
  response: deviceSessions,
});

export const endSession = defineOperation({
  id: 'endSession',
  method: 'DELETE',
  path: '/api/sessions/{id}',
  auth: 'user',
  suspended: 'may',
  timesAnHour: 120,
  summary: 'Log a device out',
  params: pathParam('id', z.string(), 'The session', '01a20146-3808-7ae1-93c5-0e68e42cbf7f'),
  response: deviceSessions,
});

export const endOtherSessions = defineOperation({
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/sessions',
  auth: 'user',
  suspended: 'may',
  timesAnHour: 60,
  summary: 'Log all other devices out',
  response: deviceSessions,
});

export const updateProfile = defineOperation({
  id: 'updateProfile',
  method: 'PUT',
  path: '/api/update-profile',
  auth: 'user',
  suspended: 'may',
  summary: 'Change the own profile, with a picture',
  form: profileInput.extend({
    profile_picture: optionalFormFile('A new picture; without it the picture stays', accountTexts.pictureInvalid),
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
  suspended: 'may',
  summary: 'Change the own profile; a picture is an upload',
  body: describeInput('ProfileInput', changeProfileInput, 'What a person says of themselves.', {
    full_name: ['6 to 50 letters, spaces and hyphens', 'Afua Boatemaa Darko'],
    telephone_number: ['A Ghanaian number from +233, 233 or 0; kept as +233 and nine digits', '+233547955140'],
    whatsapp_number: ['The same for WhatsApp, where there is one', '+233547955140'],
    date_of_birth: ['A day as YYYY-MM-DD, at least 13 years ago', '1994-08-21'],
    gender: ['M, F or O', 'F'],
    address: ['House and street, 5 to 200 characters', '14 Oxford Street, Osu'],
    city: ['2 to 50 letters and spaces', 'Accra'],
    region: ['One of the sixteen regions', 'Greater Accra'],
    gps_address: ['The GhanaPost GPS address, such as GA-183-8164, where it is known', 'GA-183-8164'],
    profile_picture: ['An upload of the purpose profile-picture; null removes it, without it the picture stays', null],
    profile_version: [
      'The one that was seen: refused as STALE where it was changed since; without it what is sent replaces all',
      3,
    ],
  }),
  response: me,
  refuses: ['STALE'],
});
