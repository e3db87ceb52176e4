import { z } from 'zod';

/** What a text is, where its rule does not say it, so that forms show the right keyboard. Register it last. */
export const inputKind = z.registry<{ kind: 'email' | 'phone' | 'money' }>();
