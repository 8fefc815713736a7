import { createHash } from 'node:crypto';

/**
 * Six characters that stand for an assistant in the index. A clash of two assistants costs a little time and nothing
 * else: every query filters by the full id as well.
 */
export function termKey(kbBotId: string): string {
  return createHash('sha256').update(kbBotId).digest('base64url').slice(0, 6);
}
