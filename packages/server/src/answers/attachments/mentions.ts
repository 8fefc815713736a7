import { constants, type MentionedDocument } from '@tinystar/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { AssistantRow } from '../../assistants/schema.ts';
import { showsReferences } from '../../assistants/showsReferences.ts';
import { fileDeleted } from '../../documents/loadFile.ts';
import { kbBotFile } from '../../documents/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { contains } from '../../platform/database/like.ts';

const SHOWN = 20;

/** Whether questions may keep to documents: whose sources are hidden must not learn their names. */
export const mayMention = (bot: AssistantRow, maker: boolean): boolean =>
  (maker ? bot.documentLibrary.status === 'enabled' : showsReferences(bot, 'doc')) &&
  bot.replyKnowledgeSource !== 'publicDomain';

/** Documents that answers may cite, by a part of their name, the latest first. */
export async function mentionable(
  queries: Queries,
  bot: AssistantRow,
  maker: boolean,
  text: string,
): Promise<MentionedDocument[]> {
  if (!mayMention(bot, maker)) return [];
  return await queries
    .select({ id: kbBotFile.id, name: kbBotFile.name })
    .from(kbBotFile)
    .where(and(eq(kbBotFile.kbBotId, bot.id), eq(kbBotFile.status, 'trained'), contains(kbBotFile.name, text)))
    .orderBy(desc(kbBotFile.createdAt))
    .limit(SHOWN);
}

/** The documents of these ids with their names, as far as answers may cite them today. */
export async function knownMentions(
  queries: Queries,
  bot: AssistantRow,
  maker: boolean,
  sent: readonly string[] = [],
): Promise<MentionedDocument[]> {
  const ids = [...new Set(sent)].slice(0, constants.MENTIONS_MAX);
  if (ids.length === 0 || !mayMention(bot, maker)) return [];
  const rows = await queries
    .select({ id: kbBotFile.id, name: kbBotFile.name })
    .from(kbBotFile)
    .where(and(eq(kbBotFile.kbBotId, bot.id), eq(kbBotFile.status, 'trained'), inArray(kbBotFile.id, ids)));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** The same for a question: 404 as soon as one is not among them, so that nothing is answered from elsewhere. */
export async function loadMentions(
  queries: Queries,
  bot: AssistantRow,
  maker: boolean,
  sent: readonly string[] = [],
): Promise<MentionedDocument[]> {
  const known = await knownMentions(queries, bot, maker, sent);
  if (known.length < new Set(sent).size) throw fileDeleted();
  return known;
}
