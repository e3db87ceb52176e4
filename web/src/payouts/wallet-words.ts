import { enumName } from '@besesaka/schema/kernel/names.ts';
import { localPhone } from '@besesaka/schema/kernel/phone.ts';
import { type WalletNetwork, walletNetwork } from '@besesaka/schema/payments/limits.ts';

const prefixes: Readonly<Record<WalletNetwork, readonly string[]>> = {
  mtn: ['024', '025', '053', '054', '055', '059'],
  telecel: ['020', '050'],
  at: ['026', '027', '056', '057'],
};

/** The network that issued this number; null if unknown. The owner may have moved it to another network. */
export function networkOf(phone: string): WalletNetwork | null {
  const start = localPhone(phone).slice(0, 3);
  for (const [network, own] of Object.entries(prefixes)) if (own.includes(start)) return network as WalletNetwork;
  return null;
}

/** "MTN MoMo 0547955140" */
export function walletText(wallet: { network: string; phone: string }): string {
  const network = walletNetwork.values.find((one) => enumName(one) === wallet.network);
  return `${network ? walletNetwork.labels[network] : ''} ${localPhone(wallet.phone)}`.trim();
}
