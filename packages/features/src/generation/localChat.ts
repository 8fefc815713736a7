import * as z from 'zod/mini';
import type { Owner } from '../shared/kept.ts';
import { storage } from '../shared/storage.ts';
import type { AiTurn } from './AiChatView.tsx';

/** What the browser keeps of AI chat, so that the page shows the last conversation before the server is asked. */
export interface LocalChat {
  /** None until the server has stored a reply. */
  conversationId?: string | undefined;
  /** With those that failed without a word, which the server does not keep. */
  turns: readonly AiTurn[];
}

/** So many of the last turns are kept. */
const KEPT = 30;

const Kept = z.object({
  conversationId: z.optional(z.string()),
  turns: z.array(
    z.object({
      key: z.string(),
      question: z.string(),
      response: z.string(),
      state: z.enum(['done', 'stopped', 'failed']),
      notice: z.optional(
        z.object({
          kind: z.enum(['coins', 'network', 'fault']),
          text: z.string(),
          actions: z.array(z.enum(['recharge', 'topUpEnterprise', 'resend', 'edit'])),
        }),
      ),
    }),
  ),
});

/** The local copy of one person in one identity. */
export const localChat = {
  read(person: Owner): LocalChat | undefined {
    try {
      const kept = Kept.safeParse(JSON.parse(storage.of(person).read('aiChat') || 'null'));
      return kept.success ? kept.data : undefined;
    } catch {
      return undefined;
    }
  },
  write(person: Owner, { conversationId, turns }: LocalChat): void {
    const kept = turns
      .filter(({ response, state }) => response !== '' || state === 'failed')
      .slice(-KEPT)
      .map(({ key, question, response, state, notice }) => ({
        key,
        question,
        response,
        // What broke off is stored as it stands.
        ...(response === '' ? { state, notice } : { state: state === 'done' ? state : 'stopped' }),
      }));
    storage.of(person).write('aiChat', JSON.stringify({ conversationId, turns: kept }));
  },
  forget: (person: Owner): void => storage.of(person).write('aiChat', ''),
};
