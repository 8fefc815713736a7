import { and, eq } from 'drizzle-orm';
import { kbBot } from '../assistants/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { Failure } from '../platform/http/failure.ts';
import type { LinkPreview } from '../platform/module.ts';
import { shownTo } from './botsOf.ts';
import { openShoppe } from './openShoppe.ts';

const page = /^\/shoppe\/([0-9a-f]{32})\/?$/;
/** An assistant's public page: its own, the one in an embed, and the one in a showcase. */
const chat = /^\/(?:shoppe\/bot|bot|b)\/([0-9a-f]{32})\/?$/;

/** What is told of a showcase, or of an assistant at one of its public addresses, to whoever is sent the link; only what is open. */
export async function previewOf(db: Queries, path: string): Promise<LinkPreview | undefined> {
  const [shoppeId, publicId] = [page.exec(path)?.[1], chat.exec(path)?.[1]];
  if (shoppeId) return ofShoppe(db, shoppeId);
  if (!publicId) return undefined;
  const open = and(eq(kbBot.publicId, publicId), eq(kbBot.permission, 'public'), eq(kbBot.status, 'enabled'));
  const [bot] = await db.select().from(kbBot).where(open);
  if (!bot) return undefined;
  const picture = bot.avatar.type === 'url' ? bot.avatar.url : undefined;
  return { title: bot.name, description: bot.description, picture };
}

async function ofShoppe(db: Queries, id: string): Promise<LinkPreview | undefined> {
  const found = await openShoppe(db, id).catch((error: unknown) => {
    // A page that is not there has no preview; its visitor reads why.
    if (error instanceof Failure) return undefined;
    throw error;
  });
  if (!found) return undefined;
  const { name, description, banner, enterprise } = found;
  const { rows } = banner ? { rows: [] } : await shownTo(db, id, { page: 1, size: 50 });
  const cover = banner ?? rows.find((bot) => bot.cover)?.cover;
  return {
    title: `${name} - ${enterprise.name}`,
    description: description || `${enterprise.name}的数字展厅`,
    picture: cover?.url ?? (enterprise.avatar.type === 'url' ? enterprise.avatar.url : undefined),
  };
}
