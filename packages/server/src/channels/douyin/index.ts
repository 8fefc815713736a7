import { layOut, plainSources } from '../layOut.ts';
import { plainText } from '@tinystar/contract/plainText';
import { Refused, type Outgoing, type Platform, type PlatformAnswer, type PlatformApi } from '../platform.ts';
import { appFor, askTokens, callDouyin } from './api.ts';

/** Characters of one reply: a comment is read by everybody between others, so it stays short. */
const MOST = { message: 1_000, comment: 300 } as const;
/** Messages in which an answer leaves. */
const MOST_PARTS = 5;
const size = (text: string) => text.length;

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
  render: (answer: PlatformAnswer) =>
    layOut(
      { ...answer, text: plainText(answer.text) },
      { size, most: MOST.message, parts: MOST_PARTS, list: plainSources },
    ),
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

/** Where the rest is read: on the page of the answer, or else in private messages, which have room for it. */
const cutComment = (page: string | undefined): string =>
  page ? `……（完整的回答和来源：${page} ）` : '……更多内容请发私信询问';

/** Comments under the videos of an account: answered in one reply, without numbers that lead nowhere there. */
export const douyinComment: Platform = {
  ...common,
  replyWindow: 7 * 24 * 3_600_000,
  public: true,
  render: (answer: PlatformAnswer) =>
    layOut(
      { ...answer, text: plainText(answer.text).replace(/\s?\[\d+\]/g, '') },
      { size, most: MOST.comment, parts: 1, cut: cutComment },
    ),
  send: (api: PlatformApi, { content, address }: Outgoing) =>
    post(api, '/item/comment/reply/', { item_id: address['item'], comment_id: address['comment'], content }),
};
