// Ids are matched first, so that eleven digits inside an id are not hidden as if they were a phone number.
const idOrPhone =
  /(?<![\da-f])(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{32})(?![\da-f])|(?<!\d)(1\d{2})\d{4}(\d{4})(?!\d)/gi;
const bearer = /\b(Bearer\s+)[\w.~+/-]+=*/gi;
const hiddenKeys =
  /^(authorization|x-access-token|cookie|set-cookie|token|password|newpassword|oldpassword|smscode|code|captcha|secret|secretkey|apikey|api_key|appsecret|encryptkey)$/i;

/** The name of an error (ECONNREFUSED, ERR_SOCKET, 23505 of PostgreSQL) or its number: nothing that was typed or sent. */
const isErrorCode = (key: string, value: unknown): boolean =>
  key.toLowerCase() === 'code' &&
  (typeof value === 'number' || (typeof value === 'string' && /^(E[A-Z][A-Z_\d]{2,}|[\dA-Z]{5})$/.test(value)));

/** A copy of a log value without passwords, codes, tokens and full phone numbers (138****8000). */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return hidePhones(value).replace(bearer, '$1***');
  if (value === null || typeof value !== 'object' || depth > 6) return value;
  if (value instanceof Error) return redactError(value, depth);
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      hiddenKeys.test(key) && !isErrorCode(key, inner) ? '***' : redact(inner, depth + 1),
    ]),
  );
}

const hidePhones = (text: string): string =>
  text.replace(idOrPhone, (found, head?: string, tail?: string) => (head ? `${head}****${tail}` : found));

// Query parameters hang on drizzle's and pg's errors; they may be codes or personal data.
function redactError(error: Error, depth: number): unknown {
  const cause = error.cause instanceof Error ? redactError(error.cause, depth + 1) : undefined;
  const message = String(redact(error.message.replace(/\nparams:[\s\S]*$/, ''), depth + 1));
  const stack = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .join('\n');
  const code = 'code' in error && /^(string|number)$/.test(typeof error.code) ? error.code : undefined;
  return {
    name: error.name,
    message,
    ...(code !== undefined && { code }),
    ...(cause !== undefined && { cause }),
    stack,
  };
}
