/** Sentences that more than one room says, on the server and on the screen alike. */
export const texts = {
  somethingWrong: 'Something went wrong. Please try again.',
  networkError: 'Network error. Please check your connection and try again.',
  invalidInput: 'Please check the highlighted fields.',
  loginRequired: 'Please log in to continue.',
  forbidden: 'You are not allowed to do this.',
  methodNotAllowed: 'This address does not take that method.',
  notFound: 'We could not find what you asked for.',
  tooMany: 'Too many requests. Please wait a moment and try again.',
  tooLarge: 'The request is too large.',
  wrongType: 'The content type is not supported.',
  brokenJson: 'The request body is not valid JSON.',
  stale: 'This was changed elsewhere in the meantime. Please reload and try again.',
  keyReused: 'This request was already used for something else.',
  keyInvalid: 'The Idempotency-Key must be 8 to 100 visible characters.',
  foreignOrigin: 'This request came from another site.',
  unavailable: 'The service is not available at the moment. Please try again shortly.',
} as const;
