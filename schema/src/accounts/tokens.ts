import { z } from 'zod';
import { loginInput } from './inputs.ts';

/** A program's login: the tokens come in the answer and no cookie is set. Apart from the form's, which browsers load. */
export const tokenLoginInput = loginInput.extend({ answers_tokens: z.boolean().optional() });

export const renewTokensInput = z.object({ refresh_token: z.string().min(1).max(300) });
