import { pruneAuditJob } from '#platform/audit/prune-audit.ts';
import { auditLog } from '#platform/audit/tables.ts';
import { pruneEventsJob } from '#platform/events/prune-events.ts';
import { eventHeads, events } from '#platform/events/tables.ts';
import { removeFilesJob } from '#platform/file-removal/remove-files.ts';
import { fileRemovals } from '#platform/file-removal/tables.ts';
import { pruneKeysJob } from '#platform/idempotency/prune-keys.ts';
import { pruneOutsideJob } from '#platform/idempotency/resume-outside.ts';
import { idempotencyKeys, outsideWorks } from '#platform/idempotency/tables.ts';
import { media } from '#platform/media/tables.ts';
import { tableData } from '#platform/personal-data/table-data.ts';
import { sweepUploadsJob } from '#platform/uploads/sweep-uploads.ts';
import { uploads } from '#platform/uploads/tables.ts';

export const platformData = [
  tableData(
    auditLog,
    { pruned: pruneAuditJob, after: 'two years, as who looked at what must be found again' },
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
    { kept: 'as long as something shows it' },
    {
      id: 'everybody; stays',
      key: 'everybody; stays',
      width: 'everybody; stays',
      height: 'everybody; stays',
      color: 'everybody; stays',
      ready: 'everybody; stays',
      createdAt: 'everybody; stays',
      hiddenAt: 'admins; stays',
    },
  ),
  tableData(
    fileRemovals,
    { pruned: removeFilesJob, after: 'its file is gone' },
    {
      area: 'nobody; goes',
      key: 'nobody; goes',
      tries: 'nobody; goes',
      dueAt: 'nobody; goes',
    },
  ),
  tableData(
    eventHeads,
    { kept: 'as long as its person: numbers are never given twice' },
    {
      userId: 'nobody; goes',
      seq: 'nobody; goes',
    },
  ),
  tableData(
    events,
    { pruned: pruneEventsJob, after: '30 days' },
    {
      userId: 'its person; goes',
      seq: 'its person; goes',
      type: 'its person; goes',
      version: 'its person; goes',
      payload: 'its person; goes',
      createdAt: 'its person; goes',
    },
  ),
  tableData(
    uploads,
    {
      pruned: sweepUploadsJob,
      after: 'some hours, where nobody used it; else with what shows it',
      of: uploads.ownerId,
    },
    {
      key: 'nobody; goes',
      purpose: 'nobody; goes',
      area: 'nobody; goes',
      usedAt: 'nobody; goes',
      likeness: 'nobody; goes',
      id: 'both; goes',
      ownerId: 'both; goes',
      width: 'both; goes',
      height: 'both; goes',
      color: 'both; goes',
      createdAt: 'both; goes',
    },
  ),
  tableData(
    idempotencyKeys,
    { pruned: pruneKeysJob, after: 'seven days' },
    {
      userId: 'nobody; goes',
      key: 'nobody; goes',
      requestHash: 'nobody; goes',
      answer: 'nobody; goes',
      createdAt: 'nobody; goes',
    },
  ),
  tableData(
    outsideWorks,
    { pruned: pruneOutsideJob, after: '90 days, where it is settled' },
    {
      id: 'nobody; stays',
      callerId: 'nobody; stays',
      key: 'nobody; stays',
      requestHash: 'nobody; stays',
      kind: 'nobody; stays',
      state: 'nobody; stays',
      input: 'nobody; is replaced',
      outcome: 'nobody; is replaced',
      answer: 'nobody; is replaced',
      tries: 'nobody; stays',
      dueAt: 'nobody; stays',
      createdAt: 'nobody; stays',
    },
  ),
] as const;
