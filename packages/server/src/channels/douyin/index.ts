import { plainText, sourceLines } from '../plainText.ts';
import { Refused, type Outgoing, type Platform, type PlatformAnswer, type PlatformApi } from '../platform.ts';
import { appFor, askTokens, callDouyin } from './api.ts';

/** Characters of one reply: a comment is read by everybody between others, so it stays short. */
const MOST = { message: 1_000, comment: 300 } as const;

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).toWellFormed()}……` : text;

/** Events of all accounts come to one address of the deployment (`callback.ts`), and both channels log in alike. */
const common = {
  receive(): never {
    throw new Refused('body', 'events come to the address of the app');
  },
  acknowledge: () => ({ body: '{}', type: 'application/json' }),
  async connect(services, { secrets }) {
    const { key } = appFor(services);
    const fields = { client_key: key, grant_type: 'refresh_token', refresh_token: secrets['refreshToken'] ?? '' };
    return await askTokens(services, '/oauth/refresh_token/', fields);
  },
} satisfies Partial<Platform>;

async function post({ services, account, token }: PlatformApi, path: string, body: object): Promise<void> {
  const query = new URLSearchParams({ open_id: account.name }).toString();
  await callDouyin(services, `${path}?${query}`, { headers: { 'access-token': token }, body });
}

/** Private messages to an account: answered as text, with the sources. */
export const douyinChat: Platform = {
  ...common,
  replyWindow: 24 * 3_600_000,
  agents: true,
  render({ text, sources }: PlatformAnswer) {
    const list = sources.length > 0 ? `\n\n参考资料\n${sourceLines(sources)}` : '';
    return [`${cut(plainText(text), MOST.message)}${list}`];
  },
  send: (api: PlatformApi, { content, address }: Outgoing) =>
    post(api, '/im/send/msg/', {
      msg_id: address['message'],
      conversation_id: address['conversation'],
      to_user_id: address['person'],
      // The platform's own spelling.
      scene: 'im_replay_msg',
      content: { msg_type: 1, text: { text: content } },
    }),
};

/** Comments under the videos of an account: answered in one reply, without numbers that lead nowhere there. */
export const douyinComment: Platform = {
  ...common,
  replyWindow: 7 * 24 * 3_600_000,
  public: true,
  render: ({ text }: PlatformAnswer) => [cut(plainText(text).replace(/\s?\[\d+\]/g, ''), MOST.comment)],
  send: (api: PlatformApi, { content, address }: Outgoing) =>
    post(api, '/item/comment/reply/', { item_id: address['item'], comment_id: address['comment'], content }),
};
