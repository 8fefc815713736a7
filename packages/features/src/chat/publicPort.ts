import { adPlacing, publicChat } from '@tinystar/contract';
import type { Api } from '@tinystar/contract/client';
import { openStream } from '@tinystar/contract/stream';
import type { ChatPort } from './port.ts';
import { questionBody } from './questionBody.ts';

/** Talks as a visitor; `userId` is the anonymous id the server signed; `showsAds` when advertisements may follow. */
export const publicPort = (api: Api, publicId: string, userId: string, showsAds: boolean): ChatPort => {
  const visitor = { publicId, userId };
  return {
    side: 'web',
    ask: (asked, options) =>
      openStream(api, publicChat.ask, { ...visitor, side: 'web', ...questionBody(asked) }, options),
    async stop(id) {
      await api(publicChat.stop, { ...visitor, id });
    },
    history: async (timestamp) => (await api(publicChat.history, { ...visitor, timestamp })).rows,
    async thumb(id, thumb, reason) {
      await api(publicChat.thumb, { ...visitor, id, thumb, reason });
    },
    ...(showsAds && {
      placeAd: (chatId: string) => api(adPlacing.real, { ...visitor, chatId }),
    }),
    clear: async () => (await api(publicChat.clear, visitor)).message,
    filePass: async (fileId) => (await api(publicChat.filePass, { ...visitor, fileId })).filePass,
  };
};
