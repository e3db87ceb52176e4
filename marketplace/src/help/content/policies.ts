import type { Policy } from '@besesaka/schema/help/resources.ts';
import { privacy } from './privacy.ts';
import { prohibitedGoods } from './prohibited-goods.ts';
import { returns } from './returns.ts';
import { terms } from './terms.ts';

export const policyContent: readonly Policy[] = [returns, privacy, terms, prohibitedGoods];
