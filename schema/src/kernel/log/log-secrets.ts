const secrets = [
  'cookie',
  'set-cookie',
  'authorization',
  'x-service-secret',
  'password',
  'password_confirm',
  'passwordConfirm',
  'old_password',
  'oldPassword',
  'new_password',
  'newPassword',
  'token',
  'access',
  'refresh',
  'access_token',
  'accessToken',
  'refresh_token',
  'refreshToken',
  'secret',
  'recovery_codes',
  'recoveryCodes',
  'id_number',
  'idNumber',
  'content',
  'message_text',
];

/**
 * Fields that are hidden in every log line: credentials, numbers of identity papers, and texts of private messages.
 */
export const logSecrets = {
  paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
  censor: '[hidden]',
};
