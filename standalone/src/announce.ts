const demoPassword = 'Akwaaba#2026';

const demoPeople = [
  ['buyer@besesaka.test', 'a buyer'],
  ['seller@besesaka.test', 'a verified seller with a shop'],
  ['newseller@besesaka.test', 'a seller whose application is pending'],
  ['admin@besesaka.test', 'an admin'],
];

/** What a newcomer should try first. */
export function announcement({
  url,
  demoData,
  graphiql,
}: {
  url: string;
  demoData: boolean;
  graphiql: boolean;
}): string {
  const lines = ['', `Besesaka is open at ${url}`, ''];
  if (graphiql) lines.push(`  GraphiQL   ${url}/graphql`);
  lines.push(`  REST API   ${url}/api/docs`, `  Mail       ${url}/dev/mail`, '');
  if (demoData) {
    lines.push(`  Demo people, all with the password ${demoPassword}:`);
    lines.push(...demoPeople.map(([email, who]) => `  ${email?.padEnd(25)}${who}`), '');
  }
  lines.push('  Ctrl-C stops it.', '');
  return lines.join('\n');
}
