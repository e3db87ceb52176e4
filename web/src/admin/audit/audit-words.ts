interface Words {
  text: string;
  /** The admin section that handles the subject. */
  path?: string;
}

const acts: Record<string, Words> = {
  'accounts.admin.grant': { text: 'Made a user an admin', path: 'users' },
  'accounts.admin.revoke': { text: 'Took the admin role from a user', path: 'users' },
  'accounts.second-factor.begin': { text: 'Started to set up login codes' },
  'accounts.second-factor.on': { text: 'Turned login codes on' },
  'accounts.second-factor.off': { text: 'Turned login codes off' },
  'catalog.category.add': { text: 'Added a category', path: 'categories' },
  'catalog.category.change': { text: 'Changed a category', path: 'categories' },
  'catalog.category.move': { text: 'Moved a category', path: 'categories' },
  'catalog.category.delete': { text: 'Deleted a category' },
  'catalog.category.order': { text: 'Put categories into another order' },
  'chat.conversation.read': { text: 'Read a conversation' },
  'data-export.ask': { text: 'Requested a copy of their own data' },
  'data-export.read': { text: 'Downloaded an archive' },
  'help.message.answer': { text: 'Answered a message', path: 'messages' },
  'help.message.assign': { text: 'Assigned or unassigned a message', path: 'messages' },
  'help.message.close': { text: 'Closed a message', path: 'messages' },
  'help.message.read': { text: 'Read a message', path: 'messages' },
  'order.read': { text: 'Read an order', path: 'orders' },
  'orders.cancel': { text: 'Cancelled an order', path: 'orders' },
  'orders.refund': { text: 'Refunded a part of an order', path: 'orders' },
  'orders.release': { text: 'Paid the shop of an order', path: 'orders' },
  'orders.approve': { text: 'Approved an act on an order first', path: 'orders' },
  'orders.extend': { text: 'Gave an order more time', path: 'orders' },
  'orders.reopen_return': { text: 'Opened a return again', path: 'orders' },
  'cases.refunded': { text: 'Refunded the buyer of a case', path: 'cases' },
  'cases.released': { text: 'Paid the shop of a case', path: 'cases' },
  'support.appeal.granted': { text: 'Granted an appeal' },
  'support.appeal.refused': { text: 'Refused an appeal' },
  'cases.shared': { text: 'Divided the money of a case', path: 'cases' },
  'cases.messages.read': { text: 'Read the messages of a case', path: 'cases' },
  'payments.consent': { text: 'Recorded the consent to protected payment' },
  'payments.consent.check': { text: 'Checked the account for protected payment' },
  'payments.consent.withdraw': { text: 'Turned off protected payment' },
  'payments.compare': { text: 'Compared the books' },
  'payments.approve': { text: 'Accepted a dispute first', path: 'payments' },
  'payments.dispute': { text: 'Answered a dispute', path: 'payments' },
  'payments.keep': { text: 'Released a held payment', path: 'payments' },
  'payments.ledger': { text: 'Opened the ledger' },
  'payments.read': { text: 'Read a payment', path: 'payments' },
  'payments.refund': { text: 'Refunded a payment', path: 'payments' },
  'payments.refund.retry': { text: 'Named a wallet for a refund', path: 'payments' },
  'payments.refund.send': { text: 'Sent a refund to the wallet that paid', path: 'payments' },
  'payments.refund.refused': { text: 'Tried to refund a payment', path: 'payments' },
  'payments.search': { text: 'Searched payments' },
  'payouts.approve': { text: 'Approved a payout' },
  'payouts.code': { text: 'Entered the code of a payout' },
  'payouts.refuse': { text: 'Refused a payout and its wallet' },
  'settings.change': { text: 'Changed a setting', path: 'settings' },
  'staff.accept': { text: 'Accepted an invitation to the staff', path: 'users' },
  'staff.change': { text: 'Changed the role of an admin', path: 'users' },
  'staff.invite': { text: 'Invited someone to the staff' },
  'staff.remove': { text: 'Removed an admin', path: 'users' },
  'staff.withdraw': { text: 'Withdrew an invitation to the staff' },
  'shops.application.read': { text: 'Read a seller application', path: 'applications' },
  'shops.application.reject': { text: 'Rejected a seller application', path: 'applications' },
  'shops.application.revoke': { text: 'Revoked a verification', path: 'applications' },
  'shops.application.verify': { text: 'Verified a seller', path: 'applications' },
  'support.export': { text: 'Exported a list' },
  'support.search': { text: 'Searched the back office' },
  'support.audit.export': { text: 'Downloaded the audit log' },
  'support.report.dismiss': { text: 'Dismissed a report', path: 'reports' },
  'support.report.hide': { text: 'Decided on a report: hidden', path: 'reports' },
  'support.report.read': { text: 'Read a report', path: 'reports' },
  'support.report.settle': { text: 'Settled a report', path: 'reports' },
  'support.order.read': { text: 'Read an order', path: 'orders' },
  'support.orders.search': { text: 'Searched orders' },
  'support.users.search': { text: 'Searched users' },
  'support.user.end-session': { text: 'Logged out a user’s device', path: 'users' },
  'support.user.end-sessions': { text: 'Logged a user out everywhere', path: 'users' },
  'support.user.lift': { text: 'Lifted a suspension', path: 'users' },
  'support.user.note': { text: 'Added a note about a user', path: 'users' },
  'support.user.read': { text: 'Viewed a user', path: 'users' },
  'support.user.suspend': { text: 'Suspended a user', path: 'users' },
  'support.product.delete-pictures': { text: 'Deleted the pictures of a product' },
  'support.product.hide': { text: 'Hid a product' },
  'support.product.restore': { text: 'Showed a product again' },
  'support.review.delete-pictures': { text: 'Deleted the pictures of a review' },
  'support.review.hide': { text: 'Hid a review' },
  'support.review.restore': { text: 'Showed a review again' },
  'support.shop.delete-pictures': { text: 'Deleted the pictures of a shop' },
  'support.shop.hide': { text: 'Hid a shop' },
  'support.shop.restore': { text: 'Showed a shop again' },
  'uploads.read': { text: 'Viewed a private picture' },
};

/** Describes an action in words and links to the admin page of its subject. An unknown action shows its recorded name. */
export function auditWords(act: string, subjectId: string): { text: string; path: string | null } {
  const text = acts[act];
  return { text: text?.text ?? act, path: text?.path ? `/admin/${text.path}/${subjectId}` : null };
}

/** Whether the act only looked at something. */
export function isReading(act: string): boolean {
  return /\.(read|search|export|compare|ledger)$/.test(act);
}

/** Separates the texts that users wrote from the rest of an entry's details. */
export function auditDetails(json: string): { words: string[]; rest: string } {
  const { reason, note, ...others } = parse(json);
  const words = [reason, note].filter((text) => typeof text === 'string' && text !== '');
  const left = Object.entries(others).filter(([, value]) => value !== null);
  return { words: words.map(String), rest: left.map(([name, value]) => `${name}: ${shown(value)}`).join(' · ') };
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(shown).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function parse(json: string): Record<string, unknown> {
  const value: unknown = JSON.parse(json);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
