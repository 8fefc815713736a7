import type { HeardKind } from '@tinystar/contract';
import * as z from 'zod/mini';
import { mended } from '../../platform/storable.ts';
import { Refused, type Received } from '../platform.ts';
import { because } from '../because.ts';

const Message = z.object({
  message_id: z.string(),
  chat_id: z.string(),
  chat_type: z.string(),
  message_type: z.string(),
  content: z.string(),
  mentions: z.optional(
    z.array(z.object({ key: z.string(), id: z.optional(z.object({ open_id: z.optional(z.string()) })) })),
  ),
});
const MessageEvent = z.object({
  sender: z.object({
    sender_type: z.optional(z.string()),
    sender_id: z.nullish(z.object({ open_id: z.optional(z.string()) })),
  }),
  message: Message,
});

/** Lines of a text with links and pictures; of a card they stand under another name. */
const Lines = z.array(z.array(z.object({ tag: z.string(), text: z.optional(z.string()) })));
const Rich = z.object({ title: z.nullish(z.string()), content: z.optional(Lines), elements: z.optional(Lines) });

const kinds: Readonly<Record<string, HeardKind>> = {
  text: 'text',
  post: 'text',
  image: 'picture',
  file: 'file',
  folder: 'file',
  audio: 'audio',
  media: 'video',
  sticker: 'sticker',
  interactive: 'card',
  share_chat: 'contact',
  share_user: 'contact',
  location: 'location',
  merge_forward: 'forwarded',
  system: 'system',
};

/** What is in a message. A forwarded conversation is a sentence instead of an object, and says nothing. */
function contentOf(text: string): Record<string, unknown> {
  try {
    const value = mended<unknown>(JSON.parse(text));
    return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** What a text with paragraphs, links and pictures says, or a card. Who is mentioned in it stands beside it. */
function richText(content: Record<string, unknown>): string {
  // Under the name of its language where it was written in several.
  const { data } = Rich.safeParse(content['zh_cn'] ?? content);
  const lines = (data?.content ?? data?.elements ?? []).map((line) =>
    line.flatMap(({ tag, text }) => (tag === 'at' || tag === 'button' ? [] : (text ?? ''))).join(''),
  );
  return [data?.title ?? '', ...lines].join('\n');
}

function wordsIn(type: string, content: Record<string, unknown>): string {
  if (type === 'post' || type === 'interactive') return richText(content);
  return type === 'text' && typeof content['text'] === 'string' ? content['text'] : '';
}

/** The message of an event. Whoever sends something that cannot be read is told; what the platform says itself is noted. */
export function readMessage(event: unknown): Received {
  const { data } = MessageEvent.safeParse(event);
  if (!data) throw new Refused('body', 'no message');
  const { message, sender } = data;
  const { mentions = [], message_type: type } = message;
  const group = message.chat_type !== 'p2p';
  const person = sender.sender_id?.open_id;
  const system = type === 'system';
  // Another robot could answer us for ever.
  if (!system && (!person || (sender.sender_type ?? 'user') !== 'user')) return { messages: [] };
  if (group && mentions.length === 0) return { messages: [] };
  let question = wordsIn(type, contentOf(message.content));
  for (const { key } of mentions) question = question.replaceAll(key, ' ');
  question = question.replace(/\s+/g, ' ').trim();
  const who = person ?? message.chat_id;
  const ids = mentions.flatMap(({ id }) => id?.open_id ?? []);
  return {
    messages: [
      {
        platformId: message.message_id,
        conversation: group ? `${message.chat_id}:${who}` : who,
        question,
        kind: type === 'post' && !question ? 'picture' : (kinds[type] ?? 'other'),
        ...(system && { unanswered: because.system }),
        address: { replyTo: message.message_id },
        ...(group && { mentions: ids }),
      },
    ],
  };
}
