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

/** What would let somebody in, identify a paper, or show what two people wrote each other: wherever a log line has it. */
export const logSecrets = {
  paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
  censor: '[hidden]',
};
