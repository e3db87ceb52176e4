import { helpIcons } from '@besesaka/schema/help/limits.ts';
import { enumOf } from '#platform/graphql/enum-of.ts';

export const HelpIcon = enumOf('HelpIcon', 'The picture beside a help topic or a safety tip.', helpIcons);
