import { constants, Question, type BlockEdit, type SentenceMap } from '@tinystar/contract';
import { and, asc, eq, gte } from 'drizzle-orm';
import { lookUp } from '../answers/lookUp.ts';
import type { AssistantRow } from '../assistants/schema.ts';
import { blockEdits } from '../documents/blockEdits.ts';
import { invalid, notFound } from '../platform/http/failure.ts';
import { toFailure } from '../platform/http/toFailure.ts';
import type { Services } from '../platform/services.ts';
import { CONFIDENT, isKnowledge } from '../retrieval/index.ts';
import { passage } from '../retrieval/schema.ts';
import { beginAsking, refuseClosed, wholeOf } from './ask.ts';
import { nameOfCall } from './cancelCall.ts';
import { editKind } from './editKind.ts';
import { allowReading } from './limits.ts';

/** Passages that a search answers with; passages and characters that one reading of a source does. */
export const MOST_FOUND = 20;
const MOST_ROWS = 200;
const MOST_READ = 20_000;

/** An assistant that a program has opened with its key, for one call. */
export interface Opened {
  services: Services;
  bot: AssistantRow;
  signal: AbortSignal;
  session: unknown;
}

/** What a tool answers, for programs and as text for models; a failure in the words that people are told. */
export async function told(run: () => Promise<{ text: string; result: Record<string, unknown> }>) {
  try {
    const { text, result } = await run();
    return { content: [{ type: 'text' as const, text }], structuredContent: result };
  } catch (error) {
    return { isError: true, content: [{ type: 'text' as const, text: toFailure(error).message }] };
  }
}

const asQuestion = (text: string): string => {
  const question = Question.safeParse(text);
  if (question.success) return question.data;
  throw invalid('question', `问题不能为空，也不能超过${constants.QUESTION_MAX}个字符`);
};

export async function ask(
  opened: Opened,
  input: { question: string; conversation?: string | undefined },
  requestId: string | number,
) {
  const { services, bot, signal, session } = opened;
  await refuseClosed(services, bot);
  const question = asQuestion(input.question);
  const call = nameOfCall(session, requestId);
  const asking = { bot, user: input.conversation, question, earlier: undefined, whole: true, signal, call };
  const { content, sentenceMap, certainty, didYouMean } = await wholeOf(await beginAsking(services, asking));
  const sources = sourcesOf(sentenceMap);
  const lines = sources.map(
    ({ number, name, pages, edited }) => `[${number}] ${name}${pagesText(pages)}${editText(edited)}`,
  );
  return {
    text: [content, ...lines].join('\n'),
    result: { answer: content, sources, ...(certainty && { certainty }), ...(didYouMean && { didYouMean }) },
  };
}

const pagesText = (pages: readonly number[]): string => (pages.length > 0 ? ` 第${pages.join('、')}页` : '');

const editWords: Record<BlockEdit['kind'], string> = {
  rewritten: '（经整理：文字与页面上的不同，以整理后的为准）',
  typed: '（经整理：文字由人工填写，不是从页面上读出的）',
};
const editText = (kind: BlockEdit['kind'] | undefined): string => (kind ? editWords[kind] : '');

/** Of the blocks of documents that makers wrote, what everybody may know: not who did, nor when. */
const editsIn = (services: Services, found: readonly { kind: string; blockIds: readonly string[] }[]) => {
  const ids = found.filter(({ kind }) => kind === 'doc').flatMap(({ blockIds }) => blockIds);
  return blockEdits(services.db, [...new Set(ids)], null);
};

const sourcesOf = (map: SentenceMap) =>
  Object.entries(map).flatMap(
    ([
      number,
      {
        reference: [cited],
      },
    ]) => {
      if (!cited) return [];
      const { type: kind, doc_id: sourceId, doc_name, question, locations } = cited;
      const name = kind === 'qa' ? (question ?? doc_name) : doc_name;
      const edited = editKind(locations.flatMap((each) => each.edited ?? []));
      const pages = [...new Set(locations.map(({ page }) => page))];
      return [{ number, sourceId, kind, name, pages, ...(edited && { edited }) }];
    },
  );

/** The libraries whose texts askers may see: what an answer does not show, a search does not either. */
const shownKinds = ({ documentLibrary: doc, qaLibrary: qa }: AssistantRow): ('doc' | 'qa')[] =>
  (['doc', 'qa'] as const).filter((kind) => {
    const { status, showReference } = kind === 'doc' ? doc : qa;
    return status === 'enabled' && showReference;
  });

export async function find(opened: Opened, { query, limit = 8 }: { query: string; limit?: number | undefined }) {
  const { services, bot, signal } = opened;
  await refuseClosed(services, bot);
  await allowReading(services, bot.id);
  const kinds = shownKinds(bot);
  const { hits } = await lookUp(services, { bot, signal }, asQuestion(query), MOST_FOUND);
  const shown = hits
    .filter(isKnowledge)
    .filter(({ kind }) => kinds.includes(kind))
    .slice(0, limit);
  const edits = await editsIn(services, shown);
  const passages = shown.map(({ kind, sourceId, name, position, pages, text, score, blockIds }) => {
    const edited = editKind(blockIds.flatMap((id) => edits.get(id)?.told ?? []));
    return {
      kind,
      sourceId,
      name,
      position,
      text,
      pages: [...new Set(pages)],
      relevant: score >= CONFIDENT,
      ...(edited && { edited }),
    };
  });
  const lines = passages.map(
    ({ name, pages, sourceId, text, edited }) =>
      `${name}${pagesText(pages)}（${sourceId}）${editText(edited)}\n${text}`,
  );
  return { text: lines.join('\n\n') || '没有找到相关内容', result: { passages } };
}

export async function read(opened: Opened, { sourceId, from = 0 }: { sourceId: string; from?: number | undefined }) {
  const { services, bot } = opened;
  await refuseClosed(services, bot);
  await allowReading(services, bot.id);
  const kinds = shownKinds(bot);
  const rows = await services.db
    .select({
      kind: passage.kind,
      name: passage.name,
      position: passage.position,
      title: passage.title,
      text: passage.text,
      blockIds: passage.blockIds,
    })
    .from(passage)
    .where(
      and(
        eq(passage.kbBotId, bot.id),
        eq(passage.sourceId, sourceId),
        eq(passage.enabled, true),
        gte(passage.position, from),
      ),
    )
    .orderBy(asc(passage.position))
    .limit(MOST_ROWS);
  const shown = rows.filter(isKnowledge).filter(({ kind }) => kinds.includes(kind));
  const [first] = shown;
  if (!first) throw notFound();
  let text = '';
  let heading = '';
  const parts: typeof shown = [];
  let next = rows.length === MOST_ROWS ? rows.at(-1)!.position + 1 : undefined;
  for (const row of shown) {
    const part = `${row.title && row.title !== heading ? `${row.title}\n` : ''}${row.text}\n\n`;
    if (text && text.length + part.length > MOST_READ) {
      next = row.position;
      break;
    }
    text += part;
    heading = row.title;
    parts.push(row);
  }
  const edited = [...(await editsIn(services, parts)).values()].map(({ told: { kind, text: words } }) => ({
    kind,
    text: words,
  }));
  const notes = edited.map(({ kind, text: words }) => `${editText(kind)}${words}`);
  return {
    text: [text.trim(), ...notes].join('\n\n'),
    result: {
      name: first.name,
      text: text.trim(),
      ...(next !== undefined && { next }),
      ...(edited.length > 0 && { edited }),
    },
  };
}
