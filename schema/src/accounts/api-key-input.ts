import { z } from 'zod';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { tokenScope } from '#kernel/scopes.ts';
import { apiKeyLimits as limits } from './limits.ts';
import { accountTexts as texts } from './texts.ts';

export const apiKeyInput = resource('CreateApiKeyInput', 'A new API key.', {
  name: describe(
    z.string().trim().min(1, texts.tokenNameRequired).max(limits.nameMax, texts.tokenNameTooLong),
    'A name that says which program uses it',
    'Stock sync',
  ),
  scopes: describe(
    z
      .array(oneOf(tokenScope), texts.tokenScopesRequired)
      .min(1, texts.tokenScopesRequired)
      .max(tokenScope.values.length, texts.tokenScopesRequired)
      .transform((chosen) => tokenScope.values.filter((scope) => chosen.includes(scope))),
    'What it may do; writing includes reading',
    ['orders:read', 'products:write'],
  ),
  days: describe(
    z
      .number(texts.tokenDaysRequired)
      .int(texts.tokenDaysRequired)
      .min(1, texts.tokenDaysRequired)
      .max(limits.daysMax, texts.tokenDaysRequired),
    `Days until it ends, at most ${limits.daysMax}`,
    90,
  ),
});
export type ApiKeyInput = z.infer<typeof apiKeyInput>;
