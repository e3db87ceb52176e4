import { choice, type ValueOf } from '#kernel/reference/choice.ts';

/** The areas of the back office. Each operation for admins names the one that it belongs to. */
export const staffArea = choice('StaffArea', 'An area of the back office.', {
  reading:
    'See orders, users, shops, products, reviews, payments, payouts, cases and the audit log, but no papers, reports or messages',
  money: 'Refund payments, decide cases about held money, approve payouts and compare the books',
  trust: 'Decide on applications and reports, see their papers, answer messages, hide content and suspend users',
  catalogue: 'Change the categories and their fields',
  owner: 'Change the settings, invite and remove staff, and change their roles',
});
export type StaffArea = ValueOf<typeof staffArea>;

/** The roles of the back office. Users without one are no admins. */
export const staffRole = choice('StaffRole', 'The role of an admin.', {
  owner: 'Owner',
  money: 'Money',
  trust: 'Trust',
  catalogue: 'Catalogue',
  reader: 'Reader',
});
export type StaffRole = ValueOf<typeof staffRole>;

/** The areas of each role. */
export const areasOf: Readonly<Record<StaffRole, readonly StaffArea[]>> = {
  owner: staffArea.values,
  money: ['reading', 'money'],
  trust: ['reading', 'trust'],
  catalogue: ['reading', 'catalogue'],
  reader: ['reading'],
};

/** The roles that may work in an area. */
export const rolesFor = (area: StaffArea): StaffRole[] =>
  staffRole.values.filter((role) => areasOf[role].includes(area));

/** Changes in these areas need a second factor. */
export const guardedAreas: readonly StaffArea[] = ['money', 'owner'];

/** A single admin may do alone after this time what needs two. */
export const secondApprovalHours = 24;

const named = new Intl.ListFormat('en', { type: 'disjunction' });

export const staffTexts = {
  /** Why a role may not do it, on the screens as in the error. */
  notYourRole: (area: StaffArea) =>
    `Your role does not include this. It is for the role ${named.format(rolesFor(area).map((role) => staffRole.labels[role]))}.`,
  memberMissing: 'This admin was removed.',
  isMember: 'This address is an admin’s already. Change their role instead.',
  tooManyInvitations: 'Too many invitations wait. Withdraw one first.',
  invitationMissing: 'This invitation is for another account, or has ended.',
  logInToAccept: 'Log in or sign up with the address that got the mail.',
  confirmToAccept: 'Please confirm your email address first, with the link in our mail.',
  roleNow: (role: string) => `You have the role ${role} in the back office now.`,
  roleGone: 'You are no longer an admin.',
  otherAdminNeeded: 'You acted on this first. Another admin has to decide.',
  aloneTooSoon: `You are the only admin for this, so your second decision counts ${secondApprovalHours} hours after the first.`,
  accepted: (name: string, role: string) => `${name} has the role ${role} now.`,
  lastOwner: 'This is the last owner. Make another admin an owner first.',
  secondFactorNeeded: 'Changes to money and staff need login codes. Turn them on under Security in your settings.',
} as const;
