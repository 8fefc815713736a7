import { answers, type Side } from '@tinystar/contract';
import type { Api } from '@tinystar/contract/client';
import { openStream } from '@tinystar/contract/stream';
import type { ChatPort } from './port.ts';

/** Talks with one's own or one's enterprise's assistant: `make` is the trial beside the settings, `use` the real chat. */
export const ownPort = (api: Api, kbBotId: string, side: Extract<Side, 'make' | 'use'>): ChatPort => ({
  side,
  ask: ({ question, again }, options) =>
    openStream(
      api,
      side === 'make' ? answers.trial : answers.real,
      {
        kbBotId,
        question,
        side,
        source: 'tinystar_web',
        enableStream: true,
        isStream: true,
        ...(again === undefined ? {} : { chatId: again, isQueryAgain: 'yes' as const }),
      },
      options,
    ),
  async stop(id) {
    await api(answers.stop, { kbBotId, id });
  },
  history: async (timestamp) => (await api(answers.history, { kbBotId, side, timestamp })).rows,
  async thumb(id, thumb) {
    await api(answers.thumb, { id, thumb });
  },
  clear: async () => (await api(answers.clear, { kbBotId, side })).message,
});
