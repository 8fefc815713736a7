import type { PublicAssistant } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { tenant } from '../identity/schema.ts';
import { mayAttach } from './attachments/mayAttach.ts';
import { mayMention } from './attachments/mentions.ts';
import { assistantMissing, loadPublishedAssistant } from '../assistants/load.ts';
import type { AssistantRow } from '../assistants/schema.ts';
import type { Queries } from '../platform/database/database.ts';

/** An assistant published on the internet, for visitors; anything else answers 102001. */
export async function loadPublic(queries: Queries, publicId: string): Promise<AssistantRow> {
  const bot = await loadPublishedAssistant(queries, null, publicId);
  if (bot.permission !== 'public') throw assistantMissing();
  return bot;
}

/** What visitors may see of it: nothing its makers wrote for the model, brand fields only when they are enabled. */
export async function presentPublic(queries: Queries, bot: AssistantRow): Promise<PublicAssistant> {
  const [enterprise] =
    bot.ownerType === 'tenant' ? await queries.select().from(tenant).where(eq(tenant.id, bot.ownerId)) : [];
  const served =
    bot.customerServiceStatus === 'enabled' && enterprise?.status === 'enabled' && bot.permission !== 'private';
  const branded = enterprise?.brandStatus === 'enabled';
  return {
    id: bot.id,
    publicId: bot.publicId,
    name: bot.name,
    avatar: bot.avatar,
    description: bot.description,
    type: bot.ownerType,
    isPreset: bot.isPreset,
    isShowSimilarQuestions: bot.isShowSimilarQuestions,
    isShowQuickButtons: bot.isShowQuickButtons,
    ...(mayShowAds(bot) && { showsAds: true }),
    ...(mayAttach(bot, 'web') && { attaches: true }),
    ...(mayMention(bot, false) && { mentions: true }),
    ...(served && { asksAgents: { afterDislikes: bot.handOff.afterDislikes } }),
    welcomeWords: bot.welcomeWords,
    questionWords: bot.questionWords,
    display: bot.display,
    tenant: branded
      ? {
          brandAvatar: enterprise.brandAvatar ?? enterprise.avatar,
          brandDisplayName: enterprise.brandDisplayName || enterprise.displayName || enterprise.name,
          brandStatus: 'enabled',
        }
      : null,
  };
}

/** Only an enterprise's assistants have advertisements (C-13). */
export const mayShowAds = ({ ownerType, adStrategy, adContent }: AssistantRow): boolean =>
  ownerType === 'tenant' && adStrategy.status === 'enabled' && adContent.content.trim() !== '';
