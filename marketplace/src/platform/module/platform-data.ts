import { pruneAuditJob } from '#platform/audit/prune-audit.ts';
import { auditLog } from '#platform/audit/tables.ts';
import { pruneEventsJob } from '#platform/events/prune-events.ts';
import { eventHeads, events } from '#platform/events/tables.ts';
import { removeFilesJob } from '#platform/file-removal/remove-files.ts';
import { fileRemovals } from '#platform/file-removal/tables.ts';
import { pruneKeysJob } from '#platform/idempotency/prune-keys.ts';
import { pruneOutsideJob } from '#platform/idempotency/resume-external-calls.ts';
import { idempotencyKeys, outsideWorks } from '#platform/idempotency/tables.ts';
import { media } from '#platform/media/tables.ts';
import { tableData } from '#platform/personal-data/table-data.ts';
import { sweepUploadsJob } from '#platform/uploads/sweep-uploads.ts';
import { uploads } from '#platform/uploads/tables.ts';

export const platformData = [
  tableData(
    auditLog,
    { pruned: pruneAuditJob, after: 'two years, so that access can be reviewed' },
    {
      id: 'admins; stays',
      actorId: 'admins; stays',
      act: 'admins; stays',
      subject: 'admins; stays',
      details: 'admins; stays',
      at: 'admins; stays',
    },
  ),
  tableData(
    media,
    { stored: 'as long as something uses it' },
    {
      id: 'everyone; stays',
      key: 'everyone; stays',
      width: 'everyone; stays',
      height: 'everyone; stays',
      color: 'everyone; stays',
      ready: 'everyone; stays',
      createdAt: 'everyone; stays',
      hiddenAt: 'admins; stays',
    },
  ),
  tableData(
    fileRemovals,
    { pruned: removeFilesJob, after: 'its file is removed' },
    {
      area: 'no one; deleted',
      key: 'no one; deleted',
      tries: 'no one; deleted',
      dueAt: 'no one; deleted',
    },
  ),
  tableData(
    eventHeads,
    { stored: 'as long as the account, so that numbers are never reused' },
    {
      userId: 'no one; deleted',
      seq: 'no one; deleted',
    },
  ),
  tableData(
    events,
    { pruned: pruneEventsJob, after: '30 days' },
    {
      userId: 'owner; deleted',
      seq: 'owner; deleted',
      type: 'owner; deleted',
      version: 'owner; deleted',
      payload: 'owner; deleted',
      createdAt: 'owner; deleted',
    },
  ),
  tableData(
    uploads,
    {
      pruned: sweepUploadsJob,
      after: 'some hours if it is unused, else with the row that uses it',
      of: uploads.ownerId,
    },
    {
      key: 'no one; deleted',
      purpose: 'no one; deleted',
      area: 'no one; deleted',
      usedAt: 'no one; deleted',
      likeness: 'no one; deleted',
      id: 'both; deleted',
      ownerId: 'both; deleted',
      width: 'both; deleted',
      height: 'both; deleted',
      color: 'both; deleted',
      createdAt: 'both; deleted',
    },
  ),
  tableData(
    idempotencyKeys,
    { pruned: pruneKeysJob, after: 'seven days' },
    {
      userId: 'no one; deleted',
      key: 'no one; deleted',
      requestHash: 'no one; deleted',
      answer: 'no one; deleted',
      createdAt: 'no one; deleted',
    },
  ),
  tableData(
    outsideWorks,
    { pruned: pruneOutsideJob, after: '90 days if it is settled' },
    {
      id: 'no one; stays',
      callerId: 'no one; stays',
      key: 'no one; stays',
      requestHash: 'no one; stays',
      kind: 'no one; stays',
      state: 'no one; stays',
      input: 'no one; replaced',
      outcome: 'no one; replaced',
      answer: 'no one; replaced',
      tries: 'no one; stays',
      dueAt: 'no one; stays',
      createdAt: 'no one; stays',
    },
  ),
] as const;
