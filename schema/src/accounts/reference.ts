import { reference } from '#kernel/reference/words.ts';
import { addressInput } from './address-book.ts';
import * as inputs from './inputs.ts';
import { renewTokensInput, tokenLoginInput } from './tokens.ts';

const password = 'Akwaaba#2026';
const link = {
  uid: ['From the link of the mail', 'xQ8f2mA1Tz'],
  token: ['From the link of the mail; it works once', '5bR0vV1mYt3kQzq0m8Jw9A'],
} as const;
const email = 'buyer@besesaka.test';

export const addressWords = reference('AddressInput', addressInput, 'Where something may be delivered to.', {
  label: ['What the person calls it', 'Home'],
  full_name: ['Who receives what comes there', 'Afua Boatemaa Darko'],
  phone: ['A Ghanaian number; kept as +233 and nine digits', '+233547955140'],
  address: ['House and street, or the GhanaPost GPS address', '14 Oxford Street, Osu'],
  city: ['Town', 'Accra'],
  region: ['One of the sixteen regions', 'Greater Accra'],
  landmark: ['A nearby place that a rider would know', 'Behind the Total station'],
  is_default: ['Whether the checkout begins with it', true],
});

export const profileWords = reference('ProfileInput', inputs.changeProfileInput, 'What a person says of themselves.', {
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
});

export const changeEmailWords = reference(
  'ChangeEmailInput',
  inputs.changeEmailInput,
  'The address that an account shall have, and the password that proves whose it is.',
  {
    new_email: ['Where the link goes that makes the change', 'afua.darko@example.com'],
    password: ['The current password', password],
  },
);

const confirmPasswordWords = reference(
  'ConfirmPasswordInput',
  inputs.confirmPasswordInput,
  'The password again, before something that cannot be undone.',
  { password: ['The current password', password] },
);

export const secondFactorCodeWords = reference(
  'SecondFactorCodeInput',
  inputs.secondFactorCodeInput,
  'A code from the app.',
  { code: ['The six digits from the app, or a recovery code where one is accepted', '492039'] },
);

export const accountsReference = [
  addressWords,
  reference('DeleteAccountInput', inputs.deleteAccountInput, 'Why somebody leaves.', {
    reason: ['One of the list', 'I no longer need it'],
  }),
  reference(
    'SignupInput',
    inputs.signupInput,
    'A new account. Whoever makes it agrees to the terms of use and the privacy policy.',
    {
      full_name: ['6 to 50 letters, with spaces and hyphens between', 'Efua Mensah Quartey'],
      email: ['Nobody else may have it', 'efua.quartey@example.com'],
      telephone_number: ['Ten digits', '0244318207'],
      password: ['At least 8 characters: a small and a capital letter, a digit and a sign among them', password],
      password_confirm: ['The same again', password],
    },
  ),
  profileWords,
  reference(
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
  secondFactorCodeWords,
  reference('RenewTokensInput', renewTokensInput, 'Whose tokens are to be renewed.', {
    refresh_token: ['The one of the answer before', '01a20146-3808-7ae1-93c5-0e68e42cbf7f.C1GrK.VFHBC'],
  }),
  reference('ResetRequestInput', inputs.resetRequestInput, 'Whose password is to be chosen anew.', {
    email: ["The account's address; the answer is the same where there is none", email],
  }),
  reference('ResetLinkInput', inputs.resetLinkInput, 'What the link of a mail carries.', link),
  reference('ResetPasswordInput', inputs.resetPasswordInput, 'The link of a mail, and the new password.', {
    ...link,
    new_password: ['The new one, by the rules of a signup', 'Medaase#2027'],
  }),
  reference('ConfirmEmailInput', inputs.confirmEmailInput, 'What the link of a mail carries.', link),
  changeEmailWords,
  reference('EmailChangeLinkInput', inputs.emailChangeLinkInput, 'What the link of a mail carries.', link),
  confirmPasswordWords,
  reference('ChangePasswordInput', inputs.changePasswordInput, 'The password until now, and the new one.', {
    old_password: ['The one until now', password],
    new_password: ['The new one, by the rules of a signup', 'Medaase#2027'],
  }),
];
