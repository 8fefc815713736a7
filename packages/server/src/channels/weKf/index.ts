import { layOut, plainSources } from '../layOut.ts';
import { plainText } from '@tinystar/contract/plainText';
import { Refused, SendError, type Platform, type PlatformApi } from '../platform.ts';
import type { ReplyAddress } from '../schema.ts';
import { bytesOf } from '../splitText.ts';
import { callWeCom, suiteOf, suiteToken, textIn } from './api.ts';
import { enqueue, handedOver, sayByCode, sessionState, withPeople } from './session.ts';

/** Bytes of one text; the platform takes 2,048. */
const MOST_BYTES = 1_800;
/** Texts that the platform takes after a customer's message. */
const MOST_PARTS = 5;

const asking =
  ({ services, token }: PlatformApi) =>
  (path: string, body: object) =>
    callWeCom(services, path, { access_token: token }, body);
const customerAt = ({ kf, person }: ReplyAddress) => ({ kf, person });

/**
 * WeChat customer service. Its events come to one address of the deployment (`callback.ts`) and hold no message: messages
 * are read from the platform (`pull.ts`) and stored as the other platforms' are.
 */
export const weKf: Platform = {
  replyWindow: 48 * 3_600_000,
  mostReplies: MOST_PARTS,
  receptionists: {
    serve: async (api, address) => withPeople.includes(await sessionState(asking(api), customerAt(address))),
    async take(api, address) {
      const code = await enqueue(asking(api), customerAt(address));
      try {
        if (code) await sayByCode(asking(api), code, handedOver);
      } catch (error) {
        // He is in the queue, told or not.
        if (!(error instanceof SendError)) throw error;
      }
    },
  },
  receive() {
    throw new Refused('body', 'events come to the address of the app');
  },
  acknowledge: () => ({ body: 'success', type: 'text/plain' }),
  render: (answer) =>
    layOut(
      { ...answer, text: plainText(answer.text, { pictures: 'linked' }) },
      { size: bytesOf, most: MOST_BYTES, parts: MOST_PARTS, list: plainSources },
    ),
  async connect(services, { name, secrets }) {
    const suite = suiteOf(services);
    if (!suite) throw new SendError('final', '服务器没有设置微信客服应用，请联系管理员');
    const query = { suite_access_token: await suiteToken(services, suite) };
    const body = { auth_corpid: name, permanent_code: secrets['permanentCode'] };
    const answer = await callWeCom(services, 'service/get_corp_token', query, body);
    return { token: textIn(answer, 'access_token'), seconds: Number(answer['expires_in'] ?? 0) };
  },
  async send({ services, token }, { id, content, address }) {
    const to = { touser: address['person'], open_kfid: address['kf'] };
    // The platform takes a message of the same id only once.
    const body = { ...to, msgid: id, msgtype: 'text', text: { content } };
    await callWeCom(services, 'kf/send_msg', { access_token: token }, body);
  },
};
