import { reportReason } from '@besesaka/schema/chat/limits.ts';
import { enumName } from '@besesaka/schema/kernel/names.ts';
import type { ReportReason } from '#gql/graphql.ts';

/** The label from the report form. */
export function reasonWords(reason: ReportReason): string {
  return reportReason.values.find((text) => enumName(text) === reason) ?? reason;
}
