/** The code that confirms a payment or transfer. */
export const rightCode = '123456';

export type TransferStatus =
  | 'pending'
  | 'success'
  | 'failed'
  | 'otp'
  | 'abandoned'
  | 'reversed'
  | 'blocked'
  | 'rejected';

export interface TestWallet {
  /** Shown to testers. */
  does: string;
  /** The statuses of a transfer, each with the time after the one before it. */
  steps: readonly (readonly [TransferStatus, number])[];
  /** Why it failed. */
  reason?: string;
  /** The provider refuses before there is a transfer. */
  refusal?: { message: string; code?: string };
  /** The answer gets lost, although the transfer was made. */
  isAnswerLost?: true;
  webhookCount?: number;
  isWebhookFirst?: true;
  /** The name of the owner; null if the provider does not know it. */
  name?: string | null;
}

/** The owner of all test wallets but one, and the seller of the demo. */
const owner = 'ABENA OSEI TUTU';
const soon = 500;

/** Every other wallet gets its money soon, and the name of its owner is not known. */
export const usualWallet: TestWallet = {
  does: 'gets the money',
  steps: [
    ['pending', 0],
    ['success', soon],
  ],
  name: null,
};
const usual = usualWallet.steps;

/** By number: what becomes of a transfer to it. */
export const testWallets: Readonly<Record<string, TestWallet>> = {
  '0240000110': { does: 'gets the money at once', steps: [['success', 0]] },
  '0240000111': { does: 'waits until you choose', steps: [['pending', 0]] },
  '0240000112': { does: `asks the operator for the code ${rightCode}`, steps: [['otp', 0]] },
  '0240000113': { does: 'is blocked', steps: [['blocked', 0]] },
  '0240000114': { does: 'is rejected', steps: [['rejected', 0]] },
  '0240000115': {
    does: 'fails after a while',
    steps: [
      ['pending', 0],
      ['failed', soon],
    ],
    reason: 'The network could not be reached',
  },
  '0240000116': { does: 'gets the money, and it comes back', steps: [...usual, ['reversed', soon]] },
  '0240000117': {
    does: 'is full',
    steps: [
      ['pending', 0],
      ['failed', soon],
    ],
    reason: 'The balance limit of the wallet is exceeded',
  },
  '0240000118': {
    does: 'is refused, because your balance is too small',
    steps: [],
    refusal: { message: 'Your balance is not enough to fulfil this request' },
  },
  '0240000119': { does: 'gets the money, and the answer is lost', steps: usual, isAnswerLost: true },
  '0240000120': { does: 'sends the webhook before the answer', steps: [['success', 0]], isWebhookFirst: true },
  '0240000121': { does: 'sends the webhook twice', steps: usual, webhookCount: 2 },
  '0240000122': { does: 'sends no webhook', steps: usual, webhookCount: 0 },
  '0240000123': { does: 'belongs to another person', steps: usual, name: 'KOFI BOATENG' },
  '0240000124': {
    does: 'does not exist any more',
    steps: [],
    refusal: { message: 'Recipient specified is invalid', code: 'invalid_transfer_recipient' },
  },
};

export function walletOf(number: string): TestWallet {
  const found = testWallets[number];
  return found ? { name: owner, ...found } : usualWallet;
}
