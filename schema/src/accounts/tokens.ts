import { z } from 'zod';
import { loginInput } from './inputs.ts';

/**
 * Login of an API client: tokens are in the response and no cookie is set. Separate from the form's input, which
 * browsers load.
 */
export const tokenLoginInput = loginInput.extend({ answers_tokens: z.boolean().optional() });

export const renewTokensInput = z.object({ refresh_token: z.string().min(1).max(300) });
