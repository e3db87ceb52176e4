/** Fields that allow a charge or identify the payer. The payer is known from the payment. */
const secret =
  /^(authorization|customer|log|ip_address|signature|.*_code|.*token.*|email|phone|.*name|account_.*|bin|last4)$/i;

/** The provider's response for admins to read, without private fields. */
export function redact(answer: object): object {
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]: [string, unknown]) => {
      if (secret.test(key)) return [key, value === null ? null : '(redacted)'];
      if (Array.isArray(value)) return [key, value.map((one: unknown) => (isObject(one) ? redact(one) : one))];
      return [key, isObject(value) ? redact(value) : value];
    }),
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
