type ErrorName =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'
  | 'access_denied';

/** A refusal in the words of OAuth 2.1, which go to the app. */
export class OauthError extends Error {
  readonly error: ErrorName;

  constructor(error: ErrorName, description: string) {
    super(description);
    this.name = 'OauthError';
    this.error = error;
  }
}

/** Parameters may not be repeated. Unknown ones are ignored. */
export function onlyOnce(params: URLSearchParams, ...names: string[]): void {
  const repeated = names.find((name) => params.getAll(name).length > 1);
  if (repeated) throw new OauthError('invalid_request', `${repeated} is given more than once.`);
}
