import { demoPassword } from '@besesaka/marketplace/platform/base/demo-password.ts';
import type { Doors } from './exposure-policy.ts';

const demoPeople = [
  ['buyer@besesaka.test', 'a buyer'],
  ['seller@besesaka.test', 'a verified seller with a shop'],
  ['newseller@besesaka.test', 'a seller whose application is pending'],
  ['admin@besesaka.test', 'an admin'],
];

interface Opened {
  url: string;
  demoData: boolean;
  graphiql: boolean;
  doors: Doors;
  sendsMail: boolean;
  takesMoney: boolean;
}

/** The first steps for a newcomer. If the site is reachable from outside, it also lists what is disabled. */
export function announcement({ url, demoData, graphiql, doors, sendsMail, takesMoney }: Opened): string {
  const lines = ['', `Besesaka is open at ${url}`, ''];
  if (graphiql) lines.push(`  GraphiQL   ${url}/graphql`);
  lines.push(`  REST API   ${url}/api/docs`);
  if (doors.devPages && !sendsMail) lines.push(`  Mail       ${url}/dev/mail`);
  if (doors.devPages && !takesMoney) lines.push('  Payments   test money, paid in a sandbox');
  lines.push('', ...aboutDoors(doors, { sendsMail, takesMoney }));
  if (demoData && doors.demoLogins) {
    lines.push(`  Demo people, all with the password ${demoPassword}:`);
    lines.push(...demoPeople.map(([email, who]) => `  ${email?.padEnd(25)}${who}`), '');
  }
  lines.push('  Ctrl-C stops it.', '');
  return lines.join('\n');
}

function aboutDoors(
  { openedBy, demoLogins, devPages, metrics, metricsToken }: Doors,
  { sendsMail, takesMoney }: Pick<Opened, 'sendsMail' | 'takesMoney'>,
): string[] {
  if (openedBy === null) return [];
  const readers = metrics === 'this machine' ? ['this machine'] : [];
  if (metricsToken) readers.push('those who know METRICS_TOKEN');
  return [
    `  Others than this machine can come here, as ${openedBy}. Therefore:`,
    demoLogins
      ? '  - the demo people, an admin among them, CAN log in with the password of the README, as DEMO_LOGINS=on asks for it'
      : '  - the demo people cannot log in, as the README has their password (DEMO_LOGINS=on lets them)',
    devPages
      ? '  - everybody can read the kept mail at /dev/mail, as DEV_PAGES=on asks for it'
      : '  - /dev/mail is off, as everybody could read every mail there (DEV_PAGES=on opens it)',
    ...(devPages || takesMoney ? [] : ['  - nothing can be paid, as PAYSTACK_SECRET_KEY is not set']),
    ...(sendsMail ? [] : ['  - no mail reaches anybody, as SMTP_URL is not set']),
    `  - /metrics is for ${readers.join(' and ') || 'nobody (METRICS_TOKEN lets those in who know it)'}`,
    '',
  ];
}
