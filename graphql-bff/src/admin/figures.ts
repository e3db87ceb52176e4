import { figures, marketDay, marketGroup, readFigures } from '@besesaka/schema/admin/figures.ts';
import { Admin } from '#accounts/admin.ts';
import { objectOf } from '#platform/contract/object.ts';
import { readField } from '#platform/contract/read.ts';

objectOf(marketDay);
objectOf(marketGroup);
objectOf(figures);

readField(Admin, 'figures', readFigures);
