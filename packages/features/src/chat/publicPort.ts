import { adPlacing, publicChat } from '@tinystar/contract';
import type { Api } from '@tinystar/contract/client';
import type { ChatPort } from './port.ts';
import { loadStream } from './loadStream.ts';
import { questionBody } from './questionBody.ts';

/** `showsAds` when advertisements may follow an answer; `source` is the channel through which is asked. */
export interface PublicPortOptions {
  showsAds: boolean;
  source: 'tinystar_web' | 'js_';
}

/** Talks as a visitor; `userId` is the anonymous id the server signed. */
export const publicPort = (
  api: Api,
  publicId: string,
  userId: string,
  { showsAds, source }: PublicPortOptions,
): ChatPort => {
  const visitor = { publicId, userId };
  return {
    side: 'web',
    ask: async (asked, options) =>
      (await loadStream()).openStream(
        api,
        publicChat.ask,
        { ...visitor, side: 'web', ...questionBody(asked), source },
        options,
      ),
    async stop(id) {
      await api(publicChat.stop, { ...visitor, id });
    },
    history: async (timestamp) => (await api(publicChat.history, { ...visitor, timestamp })).rows,
    async thumb(id, thumb, reason) {
      await api(publicChat.thumb, { ...visitor, id, thumb, reason });
    },
    sourceOpened: async (id) => void (await api(publicChat.sourceOpened, { ...visitor, id })),
    ...(showsAds && {
      placeAd: (chatId: string) => api(adPlacing.real, { ...visitor, chatId }),
    }),
    clear: async () => (await api(publicChat.clear, visitor)).message,
    along: async () => (await import('./along/alongPort.ts')).publicAlong(api, visitor),
    filePass: async (fileId, _, version) =>
      (await api(publicChat.filePass, { ...visitor, fileId, version: version?.toString() })).filePass,
  };
};
