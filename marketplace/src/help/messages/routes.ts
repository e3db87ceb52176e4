import * as operations from '@besesaka/schema/help/message-operations.ts';
import { paged, type Route, route } from '#platform/http/route.ts';
import { answerMessage, assignMessage, closeMessage } from './answer-message.ts';
import { listMessages } from './list-messages.ts';
import { readMessage } from './read-message.ts';

export function messageRoutes(): Route[] {
  return [
    route(operations.listContactMessages, paged(listMessages)),
    route(operations.readContactMessage, readMessage),
    route(operations.answerContactMessage, answerMessage),
    route(operations.assignContactMessage, assignMessage),
    route(operations.closeContactMessage, closeMessage),
  ];
}
