import type { Room } from '#platform/room.ts';
import './contact.ts';
import './faq-topic.ts';
import './own-messages.ts';
import './policy.ts';
import './safety-tip.ts';

export const helpRoom: Room = {};
