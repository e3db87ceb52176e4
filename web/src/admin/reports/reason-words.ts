import { reportReasons } from '@besesaka/schema/chat/limits.ts';
import { enumName } from '@besesaka/schema/kernel/names.ts';
import type { ReportReason } from '#gql/graphql.ts';

/** As the form offered it. */
export function reasonWords(reason: ReportReason): string {
  return reportReasons.find((text) => enumName(text) === reason) ?? reason;
}
