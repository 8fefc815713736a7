import { errorCodes, sharing } from '@tinystar/contract';
import { loadOwnAssistant } from '../assistants/load.ts';
import type { AssistantRow } from '../assistants/schema.ts';
import { Failure } from '../platform/http/failure.ts';
import { implement, type Call, type Route } from '../platform/http/route.ts';
import { plainText } from '@tinystar/contract/plainText';
import { SendError } from './platform.ts';
import { miniProgramCode } from './wechat/miniProgram.ts';

/** An assistant of one's own that everybody may open: what is shared leads nobody to a closed door. */
async function loadShared({ input, owner, services }: Call<{ kbBotId: string }>): Promise<AssistantRow> {
  const bot = await loadOwnAssistant(services.db, owner, input.kbBotId);
  if (bot.permission !== 'public') throw new Failure(errorCodes.conflict, '助手公开发布后才能分享');
  return bot;
}

/** The poster and the code of the mini program, for those who build the assistant of an enterprise. */
export const sharingRoutes: readonly Route[] = [
  implement(sharing.poster, async (call) => {
    const { id, name, avatar, welcomeWords, display } = await loadShared(call);
    return {
      id,
      name,
      avatar,
      // Questions to press stand between number signs, and nothing can be pressed on a poster.
      welcomeWords: (welcomeWords.type === 'markdown' ? plainText(welcomeWords.content) : welcomeWords.content).replace(
        /#([^#\n]+)#/g,
        '$1',
      ),
      gradient: { from: display.gradientStartColor, to: display.gradientEndColor },
    };
  }),
  implement(sharing.miniProgramCode, async (call) => {
    const bot = await loadShared(call);
    try {
      return { image: await miniProgramCode(call.services, bot.publicId) };
    } catch (error) {
      if (!(error instanceof SendError)) throw error;
      throw new Failure(errorCodes.unavailable, error.message);
    }
  }),
];
