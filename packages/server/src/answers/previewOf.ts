import { plainText } from '@tinystar/contract/plainText';
import { eq } from 'drizzle-orm';
import { tenant } from '../identity/schema.ts';
import { Failure } from '../platform/http/failure.ts';
import type { LinkPreview } from '../platform/module.ts';
import type { Services } from '../platform/services.ts';
import { sharedAnswer } from './sharedAnswer.ts';

const page = /^\/(?:bot|b)\/([0-9a-f]{32})\/?$/;

/**
 * What is told of an answer to whoever is sent its link; without its key nothing, and nothing of an enterprise that is
 * stopped.
 */
export async function previewOf(
  services: Pick<Services, 'db' | 'secret' | 'config' | 'now'>,
  { pathname, search }: URL,
): Promise<LinkPreview | undefined> {
  const publicId = page.exec(pathname)?.[1];
  // As the page itself reads it.
  const key = /^\?answer=(.{1,128})$/s.exec(search)?.[1];
  if (!publicId || !key) return undefined;
  const found = await sharedAnswer(services, { publicId, key }).catch((error: unknown) => {
    if (error instanceof Failure) return undefined;
    throw error;
  });
  if (!found) return undefined;
  const { bot, message } = found;
  if (bot.ownerType === 'tenant') {
    const [owner] = await services.db.select().from(tenant).where(eq(tenant.id, bot.ownerId));
    if (owner?.status !== 'enabled') return undefined;
  }
  return {
    title: `${message.question} - ${bot.name}`,
    description: plainText(message.answer ?? '', { citations: 'gone' }) || `${bot.name}的回答`,
    picture: bot.avatar.type === 'url' ? bot.avatar.url : undefined,
    query: search,
  };
}
