import type { RestSession } from '#platform/rest-session.ts';
import type { Live } from './source.ts';

/** The live side as one request sees it. */
export type LiveFor = (session: RestSession) => Live;
