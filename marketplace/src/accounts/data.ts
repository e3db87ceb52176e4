import { pruneAttemptsJob } from '#accounts/logins/prune-attempts.ts';
import { pruneSessionsJob } from '#accounts/sessions/prune-sessions.ts';
import { tableData } from '#platform/table-data.ts';
import { pruneDataExportsJob } from './data-export/prune-data-exports.ts';
import { pruneMailLinksJob } from './prune-mail-links.ts';
import { addresses, attempts, dataExports, mailLinks, sessions, users } from './tables.ts';

export const accountsData = [
  tableData(
    users,
    { kept: 'until 30 days after its person deleted the account; then only what stays', of: users.id },
    {
      id: 'nobody; stays',
      fullName: 'both; is replaced',
      email: 'both; is replaced',
      telephoneNumber: 'its person; is replaced',
      telephoneE164: 'its person; is replaced',
      whatsappNumber: 'its person; is replaced',
      dateOfBirth: 'its person; is replaced',
      gender: 'its person; is replaced',
      address: 'its person; is replaced',
      city: 'its person; is replaced',
      region: 'its person; is replaced',
      gpsAddress: 'its person; is replaced',
      pictureId: 'its person; is replaced',
      profileVersion: 'its person; stays',
      passwordHash: 'nobody; is replaced',
      role: 'its person; stays',
      isSeller: 'its person; stays',
      emailConfirmedAt: 'its person; stays',
      dateJoined: 'its person; stays',
      deletionAskedAt: 'nobody; stays',
      deletionReason: 'nobody; stays',
      suspendedAt: 'its person; stays',
      suspendedUntil: 'its person; stays',
      suspensionReason: 'its person; goes',
      deletedAt: 'nobody; stays',
    },
  ),
  tableData(
    addresses,
    { kept: 'as long as its person' },
    {
      id: 'its person; goes',
      userId: 'nobody; goes',
      label: 'its person; goes',
      fullName: 'its person; goes',
      phone: 'its person; goes',
      address: 'its person; goes',
      city: 'its person; goes',
      region: 'its person; goes',
      landmark: 'its person; goes',
      isDefault: 'its person; goes',
      createdAt: 'its person; goes',
    },
  ),
  tableData(
    sessions,
    { pruned: pruneSessionsJob, after: '30 days after it ended' },
    {
      id: 'nobody; goes',
      userId: 'nobody; goes',
      refreshHash: 'nobody; goes',
      previousHash: 'nobody; goes',
      exchanged: 'nobody; goes',
      rotatedAt: 'nobody; goes',
      endReason: 'nobody; goes',
      device: 'its person; goes',
      createdAt: 'its person; goes',
      expiresAt: 'its person; goes',
      endedAt: 'its person; goes',
    },
  ),
  tableData(
    attempts,
    { pruned: pruneAttemptsJob, after: 'a day' },
    {
      key: 'nobody; goes',
      times: 'nobody; goes',
      since: 'nobody; goes',
      lastAt: 'nobody; goes',
    },
  ),
  tableData(
    dataExports,
    { pruned: pruneDataExportsJob, after: 'a day' },
    {
      id: 'its person; goes',
      userId: 'nobody; goes',
      askedAt: 'its person; goes',
      expiresAt: 'its person; goes',
      parts: 'nobody; goes',
      gatheredAs: 'nobody; goes',
      bytes: 'its person; goes',
    },
  ),
  tableData(
    mailLinks,
    { pruned: pruneMailLinksJob, after: 'the link has run out' },
    {
      id: 'nobody; goes',
      userId: 'nobody; goes',
      purpose: 'nobody; goes',
      email: 'nobody; goes',
      tokenHash: 'nobody; goes',
      expiresAt: 'nobody; goes',
    },
  ),
] as const;
