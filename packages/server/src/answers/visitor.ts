import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const sign = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`visitor:${id}`).digest('base64url');

/** A new anonymous id: 128 random bits and the server's signature, `<32 hex digits>.<43 letters>`. */
export const issueVisitor = (secret: string): string => {
  const id = randomBytes(16).toString('hex');
  return `${id}.${sign(secret, id)}`;
};

/** The anonymous id of a website's own user with one assistant: always the same, and another one with every assistant. */
export const issueHostUser = (secret: string, kbBotId: string, hostUserId: string): string => {
  const id = createHmac('sha256', secret).update(`host user:${kbBotId}:${hostUserId}`).digest('hex').slice(0, 32);
  return `${id}.${sign(secret, id)}`;
};

/** The inner id of an anonymous id that this server issued; null for anything else. */
export const readVisitor = (secret: string, userId: string): string | null => {
  const [, id, signature] = /^([0-9a-f]{32})\.([\w-]{43})$/.exec(userId) ?? [];
  if (!id || !signature) return null;
  return timingSafeEqual(Buffer.from(sign(secret, id)), Buffer.from(signature)) ? id : null;
};
