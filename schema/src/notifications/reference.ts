import { listWords, queryReference, reference } from '#kernel/reference/words.ts';
import * as inputs from './inputs.ts';

export const notificationsReference = [
  reference('ReadNotificationsInput', inputs.readNotificationsInput, 'Which is read.', {
    id: ['The one; all of them where it is left out', '01a20146-6a11-7d20-8c3b-5f1e2d3c4b5a'],
  }),
  reference('NotificationChoiceInput', inputs.notificationChoiceInput, 'What is told how from now on.', {
    kind: ['What it is about', 'wishlist'],
    channel: ['By which way', 'mail'],
    is_on: ['Told, or not any more', false],
  }),
  queryReference(inputs.notificationListQuery, { ...listWords(20), source: ['Only those of this side', 'buyer'] }),
];
