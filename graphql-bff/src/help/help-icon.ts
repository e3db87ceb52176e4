import { helpIcons } from '@besesaka/schema/help/limits.ts';
import { enumOf } from '#platform/graphql/enum-of.ts';

export const HelpIcon = enumOf(
  'HelpIcon',
  'Icon of a help topic or a safety tip.',
  helpIcons,
  (icon) => `The ${icon} icon`,
);
