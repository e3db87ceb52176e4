import { reference } from '#kernel/reference/words.ts';
import { extendInput } from './inputs.ts';

export const campaignsReference = [
  reference('ExtendInput', extendInput, 'For how long a campaign goes on.', {
    duration_type: ['One of the plans; as long as last time without it', '1_month'],
  }),
];
