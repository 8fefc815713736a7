import {
  constants,
  errorCodes,
  Question,
  readPagePicture,
  type BlockEdit,
  type ErrorCode,
  type SentenceMap,
} from '@tinystar/contract';
import * as z from 'zod/mini';
import type { TokensUsed } from '../answers/asked.ts';
import { invalid, type Failure } from '../platform/http/failure.ts';
import { editKind } from './editKind.ts';

// The form of OpenAI's chat completions (platform.openai.com/docs/api-reference/chat), as far as an assistant has a use
// for it. What else a client sends is ignored, as compatible services do.

const Content = z.union([
  z.string(),
  z.array(z.object({ type: z.string(), text: z.optional(z.string()) })).check(z.maxLength(100)),
]);

export const Completion = z.object({
  model: z.string().check(z.maxLength(100)),
  messages: z.array(z.object({ role: z.string(), content: z.nullish(Content) })),
  n: z.nullish(z.number()),
  stream: z.nullish(z.boolean()),
  stream_options: z.nullish(z.object({ include_usage: z.nullish(z.boolean()) })),
  /** Whom the caller asks for: the same one has one conversation in the maker's records. */
  user: z.nullish(z.string().check(z.maxLength(200))),
});
export type Completion = z.infer<typeof Completion>;

type Message = Completion['messages'][number];

const textOf = ({ content }: Message): string =>
  typeof content === 'string' ? content : (content ?? []).map(({ text = '' }) => text).join('');

/** Messages that are looked at: of a longer conversation the latest. */
const MOST_MESSAGES = 200;

/**
 * The question, which is the last message, and the dialogue before it. System messages are left out: an assistant's
 * instructions are its maker's. Throws when the last message is none of the user's, empty or too long, and when several
 * answers are asked for.
 */
export function dialogueOf({ messages: sent, n }: Completion): {
  question: string;
  earlier: { question: string; answer: string }[];
} {
  // Whoever asks for several would wait for those that never come.
  if ((n ?? 1) !== 1) throw invalid('n', '一次只生成一个回答，n只能是1');
  const messages = sent.slice(-MOST_MESSAGES);
  const last = messages.at(-1);
  if (last?.role !== 'user') throw invalid('messages', '最后一条消息必须是用户的问题');
  const question = Question.safeParse(textOf(last));
  if (!question.success) throw invalid('messages', `问题不能为空，也不能超过${constants.QUESTION_MAX}个字符`);
  const earlier = messages.slice(0, -1).flatMap((message, index) => {
    const reply = messages[index + 1];
    if (message.role !== 'user' || reply?.role !== 'assistant') return [];
    return [{ question: textOf(message), answer: textOf(reply) }];
  });
  return { question: question.data, earlier };
}

/**
 * A cited source, in the form of OpenAI's web citations; `start_index` and `end_index` enclose its number in the text. Ours
 * beside that form: when the cited version of a document came in, in ISO 8601, the address of its original, that makers wrote
 * its words, and how many pictures they bound to the cited place, with the addresses of those that are files of their own;
 * the others stand on pages of the document, and `url` shows all of them.
 */
export interface Annotation {
  type: 'url_citation';
  url_citation: {
    start_index: number;
    end_index: number;
    title: string;
    url: string;
    version_date?: string;
    origin_url?: string;
    edited?: BlockEdit['kind'];
    picture_count?: number;
    picture_urls?: string[];
  };
}

/** Where a number's source can be read, and where the files of the platform are. */
export interface Places {
  urlOf: (number: string) => string;
  files: string;
}

/** The sources that the numbers in an answer cite. */
export function annotationsOf(text: string, map: SentenceMap, { urlOf, files }: Places): Annotation[] {
  return [...text.matchAll(/\[(\d+)\]/g)].flatMap((match) => {
    const number = match[1]!;
    const cited = map[number]?.reference ?? [];
    const [source] = cited;
    if (!source) return [];
    const [place] = source.locations;
    const name = source.type === 'qa' ? (source.question ?? source.doc_name) : source.doc_name;
    const title = place ? `${name} 第${place.page}页` : name;
    const end_index = match.index + match[0].length;
    const { version_date: date, origin } = source;
    const edits = cited.flatMap(({ locations }) => locations.flatMap((each) => each.edited ?? []));
    const edited = editKind(edits);
    const pictures = [...new Set(cited.flatMap(({ image_paths: paths }) => paths))];
    const stored = pictures.filter((path) => !readPagePicture(path)).map((path) => new URL(path, files).href);
    const url_citation = {
      start_index: match.index,
      end_index,
      title,
      url: urlOf(number),
      ...(date !== undefined && { version_date: new Date(date).toISOString() }),
      ...(origin?.address !== undefined && { origin_url: origin.address }),
      ...(edited && { edited }),
      ...(pictures.length > 0 && { picture_count: pictures.length }),
      ...(stored.length > 0 && { picture_urls: stored }),
    };
    return [{ type: 'url_citation', url_citation }];
  });
}

/** What an answer took of the model. One without a model, an excerpt or a keyword's reply, took nothing. */
export const usageOf = ({ inputTokens, outputTokens }: TokensUsed) => ({
  prompt_tokens: inputTokens,
  completion_tokens: outputTokens,
  total_tokens: inputTokens + outputTokens,
});

const kinds: Partial<Record<ErrorCode, string>> = {
  [errorCodes.unauthenticated]: 'invalid_api_key',
  [errorCodes.coinsInsufficient]: 'insufficient_quota',
  [errorCodes.tooMany]: 'rate_limit_exceeded',
  [errorCodes.assistantMissing]: 'model_not_found',
};

/** What OpenAI names the types of errors that its clients tell from wrong requests. */
const types: Partial<Record<ErrorCode, string>> = {
  [errorCodes.tooMany]: 'requests',
  [errorCodes.coinsInsufficient]: 'insufficient_quota',
};

/** The first field that is at fault, as OpenAI writes paths: `messages[0].content`. */
const paramOf = (fields: object): string | null =>
  Object.keys(fields)[0]?.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]') ?? null;

/** A failure as OpenAI's clients read it. */
export const errorForm = ({
  code,
  message,
  status,
  details,
}: Pick<Failure, 'code' | 'message' | 'status' | 'details'>) => ({
  error: {
    message,
    type: types[code] ?? (status < 500 ? 'invalid_request_error' : 'server_error'),
    param: paramOf(details.fields ?? {}),
    code: kinds[code] ?? String(code),
  },
});
