import { changeQuickReplies, readQuickReplies } from '@besesaka/schema/chat/member-operations.ts';
import { quickReplies } from '@besesaka/schema/chat/resources.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { objectOf } from '#platform/contract/object.ts';
import { viewerField } from '#platform/contract/read.ts';

const QuickReplies = objectOf(quickReplies);

viewerField('quickReplies', readQuickReplies);
mutation(changeQuickReplies, { quickReplies: QuickReplies });
