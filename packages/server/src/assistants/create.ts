import { avatarColors, type Assistant } from '@tinystar/contract';
import type { Queries } from '../platform/database/database.ts';
import type { Owner } from '../platform/http/caller.ts';
import { invalid } from '../platform/http/failure.ts';
import { templates } from '../meta/templates.ts';
import { kbBot, type AssistantRow } from './schema.ts';

/** What a new assistant may be given; the rest comes from the template or from the defaults of the specification. */
export interface NewAssistant {
  name: string;
  avatar?: Assistant['avatar'] | undefined;
  description?: string | undefined;
  welcomeWords?: string | undefined;
  questionWords?: string | undefined;
  replyToneId?: string | undefined;
  replyKnowledgeSource?: Assistant['replyKnowledgeSource'] | undefined;
  templateId?: string | undefined;
  /** Whether it serves others. @default 'enabled' */
  status?: Assistant['status'] | undefined;
}

/** Stores a new private assistant, blank or from a template. */
export async function createAssistant(
  db: Queries,
  owner: Owner,
  given: NewAssistant,
  now: Date,
): Promise<AssistantRow> {
  const template = given.templateId ? templates.find(({ id }) => id === given.templateId) : undefined;
  if (given.templateId && !template) throw invalid('templateId', '请选择助手模板');
  const questions = given.questionWords ?? template?.questionWords ?? '';
  const [row] = await db
    .insert(kbBot)
    .values({
      ownerType: owner.type,
      ownerId: owner.id,
      name: given.name,
      avatar: given.avatar ?? template?.avatar ?? { type: 'color', color: colorOf(given.name) },
      description: given.description ?? template?.description ?? '',
      welcomeWords: { content: given.welcomeWords ?? template?.welcomeWords ?? '', type: 'plainText' },
      publicDomainPrompt: template?.prompt ?? '',
      questionWords: { content: questions, isShowQuestionBar: questions !== '' },
      ...(given.replyToneId || template ? { replyToneId: given.replyToneId || template?.replyToneId } : {}),
      ...(given.replyKnowledgeSource ? { replyKnowledgeSource: given.replyKnowledgeSource } : {}),
      ...(given.status && { status: given.status }),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  return row!;
}

// The same name always gets the same colour.
function colorOf(name: string): (typeof avatarColors)[number] {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return avatarColors[sum % avatarColors.length] ?? 'green';
}
