import { z } from 'zod';
import { scopes } from '#kernel/scopes.ts';
import { accessTokenLimits as limits } from './limits.ts';
import { accountTexts as texts } from './texts.ts';

export const accessTokenInput = z.object({
  name: z.string().trim().min(1, texts.tokenNameRequired).max(limits.nameMax, texts.tokenNameTooLong),
  scopes: z
    .array(z.enum(scopes), texts.tokenScopesRequired)
    .min(1, texts.tokenScopesRequired)
    .max(scopes.length, texts.tokenScopesRequired)
    .transform((chosen) => scopes.filter((scope) => chosen.includes(scope))),
  days: z
    .number(texts.tokenDaysRequired)
    .int(texts.tokenDaysRequired)
    .min(1, texts.tokenDaysRequired)
    .max(limits.daysMax, texts.tokenDaysRequired),
});
export type AccessTokenInput = z.infer<typeof accessTokenInput>;
