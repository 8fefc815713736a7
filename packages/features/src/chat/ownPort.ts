import { adPlacing, answers, documents, type Side } from '@tinystar/contract';
import type { Api } from '@tinystar/contract/client';
import type { Owner } from '../shared/kept.ts';
import type { ChatCore } from './chatCore.ts';
import type { ChatPort } from './port.ts';
import { loadStream } from './loadStream.ts';
import { questionBody } from './questionBody.ts';

export interface OwnConversation {
  /** Who talks. */
  owner: Owner;
  kbBotId: string;
  /** `make` is the trial beside the settings, `use` the real chat. */
  side: Extract<Side, 'make' | 'use'>;
  /** Advertisements may follow its answers. */
  showsAds: boolean;
  /** A conversation beside the running history. */
  topicId?: string | undefined;
}

/** Talks with one's own or one's enterprise's assistant. */
export const ownPort = (api: Api, { owner, kbBotId, side, showsAds, topicId }: OwnConversation): ChatPort => ({
  side,
  ask: async (asked, options) => {
    const { openStream } = await loadStream();
    return side === 'make'
      ? openStream(api, answers.trial, { kbBotId, side, ...questionBody(asked) }, options)
      : openStream(api, answers.real, { kbBotId, side, topicId, ...questionBody(asked) }, options);
  },
  async stop(id) {
    await api(answers.stop, { kbBotId, id });
  },
  history: async (timestamp) => (await api(answers.history, { kbBotId, side, topicId, timestamp })).rows,
  async thumb(id, thumb, reason) {
    await api(answers.thumb, { id, thumb, reason });
  },
  ...(side === 'use' && { sourceOpened: async (id: string) => void (await api(answers.sourceOpened, { id })) }),
  ...(showsAds && {
    placeAd: (chatId: string) => api(side === 'make' ? adPlacing.trial : adPlacing.real, { kbBotId, chatId }),
  }),
  ...(side === 'make' && { trace: (id: string) => api(answers.trace, { kbBotId, id }) }),
  clear: async () => (await api(answers.clear, { kbBotId, side, topicId })).message,
  // The trial stands on the heaviest page; what is typed there stays on its device.
  ...(side === 'use' && {
    draft: async (core: ChatCore) =>
      (await import('./draftSync.ts')).followDraft(core, api, owner, { kbBotId, side, topicId }),
  }),
  along: async () => (await import('./along/alongPort.ts')).ownAlong(api, kbBotId, side),
  filePass: async (fileId, type, version) =>
    type === 'attachment'
      ? (await import('./along/alongPort.ts')).ownPass(api, kbBotId, fileId)
      : (await api(documents.get, { kbBotId, fileId, version: version?.toString() })).filePass,
});
