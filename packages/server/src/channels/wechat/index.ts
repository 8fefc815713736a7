import { randomBytes } from 'node:crypto';
import type { HeardKind } from '@tinystar/contract';
import type { Services } from '../../platform/services.ts';
import { callApi, type Manners } from '../callApi.ts';
import { layOut, plainSources } from '../layOut.ts';
import { plainText } from '@tinystar/contract/plainText';
import {
  Refused,
  SendError,
  type Account,
  type Platform,
  type RawCall,
  type Received,
  type Reply,
} from '../platform.ts';
import { bytesOf } from '../splitText.ts';
import { isSame, refuseStale, textOf } from '../verify.ts';
import { decrypt, encrypt, signatureOf } from './crypto.ts';
import { cdata, fieldsOf } from './fields.ts';

/** Bytes of one text; the platform takes 2,048. A link to the next part has to fit in as well. */
const MOST_BYTES = 1_800;
/** Texts that the platform takes after a message. */
const MOST_PARTS = 5;
const window = 10 * 60_000;

/** Links to stored answers carry this, so that they are told from menus of the account itself. */
export const fetchPrefix = 'answer-';

function receive(call: RawCall, account: Account): Received {
  const { timestamp = '', nonce = '', signature, msg_signature: ofBody, echostr } = call.query;
  const { token = '', encodingAesKey = '' } = account.secrets;
  refuseStale(Number(timestamp) * 1000, call.now, window);
  const encrypted = call.query['encrypt_type'] === 'aes';
  if (call.method === 'GET' || !encrypted) {
    if (!isSame(signature, signatureOf(token, timestamp, nonce))) throw new Refused('signature', 'wrong signature');
    if (call.method === 'GET') return { messages: [], echo: { body: echostr ?? '', type: 'text/plain' } };
  }
  let fields = fieldsOf(textOf(call.body));
  if (encrypted) {
    const { Encrypt: sealed = '' } = fields;
    if (!isSame(ofBody, signatureOf(token, timestamp, nonce, sealed)))
      throw new Refused('signature', 'wrong signature');
    fields = fieldsOf(textOf(decrypt(encodingAesKey, sealed, account.name)));
  }
  return { ...read(fields), encrypted };
}

const UNSHOWN = '【收到不支持的消息类型';
const kinds: Readonly<Record<string, HeardKind>> = {
  image: 'picture',
  video: 'video',
  shortvideo: 'video',
  location: 'location',
  link: 'link',
};

function read(fields: Readonly<Record<string, string>>): Received {
  const { FromUserName: person, ToUserName: own, CreateTime: time = '', MsgId: id, MsgType: type } = fields;
  if (!person || !own || !type) throw new Refused('body', 'no message');
  const address = { person, own };
  const message = { platformId: id ?? `${person}:${time}`, conversation: person, address };
  const unread = (kind: HeardKind): Received => ({
    messages: [{ ...message, question: '', kind }],
    notice: 'textOnly',
    address,
  });
  const asked = (question: string | undefined, kind: HeardKind = 'text'): Received =>
    question?.trim() ? { messages: [{ ...message, question, kind }], address } : unread(kind);
  switch (type) {
    case 'text': {
      const menu = fields['bizmsgmenuid'];
      if (menu?.startsWith(fetchPrefix)) {
        const [messageId = '', part = '0'] = menu.slice(fetchPrefix.length).split('-');
        return { messages: [], fetch: { messageId, part: Number(part) || 0, conversation: person }, address };
      }
      // What the platform itself cannot show comes as a text that says so.
      return fields['Content']?.startsWith(UNSHOWN) ? unread('other') : asked(fields['Content']);
    }
    case 'voice':
      return asked(fields['Recognition'], 'audio');
    case 'event':
      if (fields['Event'] === 'subscribe') return { messages: [], notice: 'welcome', address };
      if (fields['Event'] === 'CLICK') return asked(fields['EventKey']);
      return { messages: [] };
    default:
      return unread(kinds[type] ?? 'other');
  }
}

// "success" tells the platform to wait no longer and to send the message no second time.
function acknowledge({ address, encrypted }: Received, account: Account, text?: string): Reply {
  if (text === undefined || !address) return { body: 'success', type: 'text/plain' };
  const now = Math.floor(Date.now() / 1000).toString();
  const message = [
    `<xml><ToUserName>${cdata(String(address['person']))}</ToUserName>`,
    `<FromUserName>${cdata(String(address['own']))}</FromUserName>`,
    `<CreateTime>${now}</CreateTime><MsgType>${cdata('text')}</MsgType><Content>${cdata(text)}</Content></xml>`,
  ].join('');
  if (!encrypted) return { body: message, type: 'text/xml' };
  const { token = '', encodingAesKey = '' } = account.secrets;
  const sealed = encrypt(encodingAesKey, message, account.name);
  const nonce = randomBytes(8).toString('hex');
  const signature = signatureOf(token, now, nonce, sealed);
  const body = [
    `<xml><Encrypt>${cdata(sealed)}</Encrypt><MsgSignature>${cdata(signature)}</MsgSignature>`,
    `<TimeStamp>${now}</TimeStamp><Nonce>${cdata(nonce)}</Nonce></xml>`,
  ].join('');
  return { body, type: 'text/xml' };
}

/** How WeChat answers: with `errcode`, which is left out beside a token. */
const manners: Manners = {
  name: '公众号',
  codeOf: ({ errcode }) => errcode,
  words: {
    40_001: ['token', '开发者密码不正确'],
    40_014: ['token', '登录公众号失败'],
    42_001: ['token', '登录公众号失败'],
    40_013: ['final', '开发者ID不正确'],
    40_125: ['final', '开发者密码不正确'],
    40_164: ['again', '服务器IP不在公众号的IP白名单中'],
    45_015: ['final', '超过可回复时限'],
    45_047: ['final', '已达到可回复条数上限'],
    48_001: ['unable', '公众号未认证，不能主动发送消息'],
  },
};

async function connect(services: Services, { name, secrets }: Account) {
  const answer = await callApi(services, `${services.config.WECHAT_BASE_URL}/cgi-bin/stable_token`, manners, {
    body: { grant_type: 'client_credential', appid: name, secret: secrets['appSecret'] },
    gives: 'access_token',
  });
  const { access_token: token, expires_in: seconds } = answer;
  if (typeof token !== 'string' || typeof seconds !== 'number') throw new SendError('again', '登录公众号失败');
  return { token, seconds };
}

/** WeChat official accounts: signed, plain or encrypted XML or JSON; replies as text. */
export const wechat: Platform = {
  replyWindow: 48 * 3_600_000,
  mostReplies: MOST_PARTS,
  agents: true,
  async daily({ services, token }) {
    const url = `${services.config.WECHAT_BASE_URL}/cgi-bin/openapi/quota/get?access_token=${encodeURIComponent(token)}`;
    const answer = await callApi(services, url, manners, { body: { cgi_path: '/cgi-bin/message/custom/send' } });
    const quota = (answer['quota'] ?? {}) as Record<string, unknown>;
    const [limit, left] = [Number(quota['daily_limit']), Number(quota['remain'])];
    return Number.isFinite(limit) && Number.isFinite(left) ? { limit, left } : null;
  },
  receive,
  acknowledge,
  render: (answer) =>
    layOut(
      { ...answer, text: plainText(answer.text, { pictures: 'linked' }) },
      { size: bytesOf, most: MOST_BYTES, parts: MOST_PARTS, list: plainSources },
    ),
  connect,
  async send({ services, token }, { content, address }) {
    const url = `${services.config.WECHAT_BASE_URL}/cgi-bin/message/custom/send?access_token=${encodeURIComponent(token)}`;
    await callApi(services, url, manners, {
      body: { touser: address['person'], msgtype: 'text', text: { content } },
    });
  },
};
