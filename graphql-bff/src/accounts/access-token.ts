import {
  accessToken,
  createAccessToken,
  listAccessTokens,
  revokeAccessToken,
} from '@besesaka/schema/accounts/access-token-operations.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { objectOf } from '#platform/contract/object.ts';
import { viewerField } from '#platform/contract/read.ts';

const AccessToken = objectOf(accessToken);

viewerField('accessTokens', listAccessTokens);

mutation(createAccessToken, { accessToken: AccessToken, secret: 'secret' });
mutation(revokeAccessToken, { accessTokens: 'results' });
