import { reportReasons } from '@besesaka/schema/chat/limits.ts';
import { enumOf } from '#platform/graphql/enum-of.ts';

export const ReportReason = enumOf('ReportReason', 'Reason for a report.', reportReasons);
