import { demoPassword } from '@besesaka/marketplace/platform/base/demo-password.ts';
import type { ExposurePolicy } from './exposure-policy.ts';

const demoUsers = [
  ['buyer@besesaka.test', 'a buyer'],
  ['seller@besesaka.test', 'a verified seller with a shop'],
  ['newseller@besesaka.test', 'a seller whose application is pending'],
  ['admin@besesaka.test', 'an admin, the owner'],
  ['trust@besesaka.test', 'an admin for trust'],
  ['money@besesaka.test', 'an admin for money'],
];

interface Opened {
  url: string;
  demoData: boolean;
  graphiql: boolean;
  exposure: ExposurePolicy;
  sendsMail: boolean;
  takesMoney: boolean;
}

/** The first steps for a newcomer. If the site is reachable from outside, it also lists what is disabled. */
export function announcement({ url, demoData, graphiql, exposure, sendsMail, takesMoney }: Opened): string {
  const lines = ['', `Besesaka is open at ${url}`, ''];
  if (graphiql) lines.push(`  GraphiQL   ${url}/graphql`);
  lines.push(`  REST API   ${url}/api/docs`);
  if (exposure.devPages && !sendsMail) lines.push(`  Mail       ${url}/dev/mail`);
  if (exposure.devPages && !takesMoney) lines.push('  Payments   test money, paid in a sandbox');
  lines.push('', ...aboutExposure(exposure, { sendsMail, takesMoney }));
  if (demoData && exposure.demoLogins) {
    lines.push(`  Demo users, all with the password ${demoPassword}:`);
    lines.push(...demoUsers.map(([email, who]) => `  ${email?.padEnd(25)}${who}`), '');
  }
  lines.push('  Ctrl-C stops it.', '');
  return lines.join('\n');
}

function aboutExposure(
  { openedBy, demoLogins, devPages, metrics, metricsToken }: ExposurePolicy,
  { sendsMail, takesMoney }: Pick<Opened, 'sendsMail' | 'takesMoney'>,
): string[] {
  if (openedBy === null) return [];
  const readers = metrics === 'this machine' ? ['this machine'] : [];
  if (metricsToken) readers.push('clients with METRICS_TOKEN');
  return [
    `  This site is reachable from other machines, because ${openedBy}. Therefore:`,
    demoLogins
      ? '  - the demo users, including an admin, CAN log in with the password from the README, because DEMO_LOGINS is on'
      : '  - the demo users cannot log in, because their password is in the README (DEMO_LOGINS=on enables them)',
    devPages
      ? '  - anyone can read the stored mails at /dev/mail, because DEV_PAGES is on'
      : '  - /dev/mail is off, because anyone could read every mail there (DEV_PAGES=on enables it)',
    ...(devPages || takesMoney ? [] : ['  - payments are off, because PAYSTACK_SECRET_KEY is not set']),
    ...(sendsMail ? [] : ['  - no mail is sent, because SMTP_URL is not set']),
    `  - /metrics is open to ${readers.join(' and ') || 'no one (set METRICS_TOKEN to allow clients with the token)'}`,
    '',
  ];
}
