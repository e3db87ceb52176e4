import { statfs } from 'node:fs/promises';
import type { HealthCheck } from '@besesaka/schema/admin/resources.ts';
import type { Ctx } from '#platform/context.ts';

/** The input of the checks. The command has it without a running marketplace. */
export type Installation = Pick<Ctx, 'config' | 'db' | 'files' | 'bus' | 'mailer' | 'now'> & {
  /** The version of Node, without a leading v. */
  node: string;
  spaceIn: (folder: string) => Promise<Space>;
};

interface Space {
  freeBytes: number;
  allBytes: number;
}

export const thisMachine = { node: process.versions.node, spaceIn };

async function spaceIn(folder: string): Promise<Space> {
  const { bavail, blocks, bsize } = await statfs(folder).catch(() => statfs('.'));
  return { freeBytes: bavail * bsize, allBytes: blocks * bsize };
}

export type Finding = Pick<HealthCheck, 'state' | 'found' | 'mend'>;

export interface Check {
  name: string;
  label: string;
  /** What to do if the check itself fails or takes too long. */
  mend: string;
  find: (market: Installation) => Finding | Promise<Finding>;
}

export const ok = (found: string): Finding => ({ state: 'ok', found, mend: null });
export const warning = (found: string, mend: string): Finding => ({ state: 'warning', found, mend });
export const fault = (found: string, mend: string): Finding => ({ state: 'fault', found, mend });
