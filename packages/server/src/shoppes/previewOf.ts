import { and, eq, sql } from 'drizzle-orm';
import { kbBot, type AssistantRow } from '../assistants/schema.ts';
import { tenant } from '../identity/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { Failure } from '../platform/http/failure.ts';
import type { LinkPreview } from '../platform/module.ts';
import { mayShow, shownTo } from './botsOf.ts';
import { openShoppe } from './openShoppe.ts';

const page = /^\/shoppe\/([0-9a-f]{32})\/?$/;
/** An assistant's public page: its own, the one in an embed, the one behind a single sign-on, and the one in a showcase. */
const chat = /^\/(shoppe\/bot|sso\/b|bot|b)\/([0-9a-f]{32})\/?$/;

/** What is told of a showcase, or of an assistant at one of its public addresses, to whoever is sent the link; only what is open. */
export async function previewOf(db: Queries, { pathname, searchParams }: URL): Promise<LinkPreview | undefined> {
  const shoppeId = page.exec(pathname)?.[1];
  if (shoppeId) return ofShoppe(db, shoppeId);
  const [, place, publicId] = chat.exec(pathname) ?? [];
  if (!publicId) return undefined;
  const [found] = await db
    .select({ bot: kbBot, enterprise: tenant.status })
    .from(kbBot)
    .leftJoin(tenant, and(eq(kbBot.ownerType, 'tenant'), eq(tenant.id, kbBot.ownerId)))
    .where(and(eq(kbBot.publicId, publicId), eq(kbBot.permission, 'public'), eq(kbBot.status, 'enabled')));
  if (!found || (found.bot.ownerType === 'tenant' && found.enterprise !== 'enabled')) return undefined;
  const { bot } = found;
  const cover = place === 'shoppe/bot' ? await coverOf(db, bot, searchParams.get('from')) : undefined;
  return {
    title: bot.name,
    description: bot.description || `向${bot.name}提问，回答有出处`,
    picture: cover ?? (bot.avatar.type === 'url' ? bot.avatar.url : undefined),
  };
}

/** The picture by which an open showcase shows an assistant: the named one, else one of its own enterprise. */
async function coverOf(db: Queries, bot: AssistantRow, shoppeId: string | null): Promise<string | undefined> {
  const { rows } = await db.execute<{ url: string }>(sql`
    select c.cover ->> 'url' as url
    from shoppe s join tenant t on t.id = s.tenant_id
      join shoppe_kb_bot p on p.shoppe_id = s.id
      join kb_bot b on b.id = p.kb_bot_id
      join kb_bot_cover c on c.tenant_id = s.tenant_id and c.kb_bot_id = b.id
    where b.id = ${bot.id} and s.status = 'enabled' and t.status = 'enabled' and ${mayShow(sql`s.tenant_id`)}
      and ${shoppeId === null ? sql`s.tenant_id = ${bot.ownerId}` : sql`s.id = ${shoppeId}`}
    limit 1`);
  return rows[0]?.url;
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
