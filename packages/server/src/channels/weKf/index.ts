import { inPieces, plainText, sourceLines } from '../plainText.ts';
import { Refused, SendError, type Platform } from '../platform.ts';
import { callWeCom, suiteOf, suiteToken, textIn } from './api.ts';

/** Bytes of one text; the platform takes 2,048. */
const MOST_BYTES = 1_800;
/** Texts that the platform takes after a customer's message. */
const MOST_PARTS = 5;
const CUT = '……（回答过长，后面的内容已省略）';

/**
 * WeChat customer service. Its events come to one address of the deployment (`callback.ts`) and hold no message: messages
 * are read from the platform (`pull.ts`) and stored as the other platforms' are.
 */
export const weKf: Platform = {
  replyWindow: 48 * 3_600_000,
  mostReplies: MOST_PARTS,
  receive() {
    throw new Refused('body', 'events come to the address of the app');
  },
  acknowledge: () => ({ body: 'success', type: 'text/plain' }),
  render({ text, sources }) {
    const whole = [plainText(text), sources.length > 0 ? `参考资料\n${sourceLines(sources)}` : ''];
    const pieces = inPieces(whole.filter(Boolean).join('\n\n'), MOST_BYTES);
    if (pieces.length <= MOST_PARTS) return pieces;
    return [...pieces.slice(0, MOST_PARTS - 1), `${pieces[MOST_PARTS - 1]}${CUT}`];
  },
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
