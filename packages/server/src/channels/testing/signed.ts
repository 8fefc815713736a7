import { createCipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

/** A callback as a platform sends it. */
export interface Callback {
  method: 'GET' | 'POST';
  /** Behind the callback's address, with its question mark. */
  query: string;
  headers: Record<string, string>;
  body: string;
}

export interface WechatSecrets {
  appId: string;
  token: string;
  encodingAesKey: string;
}

const sha1 = (...parts: string[]) =>
  createHash('sha1')
    .update([...parts].sort((a, b) => (a < b ? -1 : 1)).join(''))
    .digest('hex');

/** A message of WeChat, encrypted as in safe mode unless it is plain. */
export function fromWechat(
  { appId, token, encodingAesKey }: WechatSecrets,
  xml: string,
  { encrypted = true, at = Date.now() }: { encrypted?: boolean; at?: number } = {},
): Callback {
  const timestamp = String(Math.floor(at / 1000));
  const nonce = randomBytes(4).toString('hex');
  const signature = sha1(token, timestamp, nonce);
  const plain = { method: 'POST', headers: { 'content-type': 'text/xml' } } as const;
  const query = `?signature=${signature}&timestamp=${timestamp}&nonce=${nonce}&openid=someone`;
  if (!encrypted) return { ...plain, query, body: xml };
  const key = Buffer.from(`${encodingAesKey}=`, 'base64');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(Buffer.byteLength(xml), 0);
  let bytes = Buffer.concat([randomBytes(16), length, Buffer.from(xml), Buffer.from(appId)]);
  const fill = 32 - (bytes.length % 32);
  bytes = Buffer.concat([bytes, Buffer.alloc(fill, fill)]);
  const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, 16));
  cipher.setAutoPadding(false);
  const sealed = cipher.update(bytes).toString('base64');
  return {
    ...plain,
    query: `${query}&encrypt_type=aes&msg_signature=${sha1(token, timestamp, nonce, sealed)}`,
    body: `<xml><ToUserName><![CDATA[gh_own]]></ToUserName><Encrypt><![CDATA[${sealed}]]></Encrypt></xml>`,
  };
}

/** A text that somebody writes to an official account. */
export const wechatText = (person: string, id: string, text: string, more = ''): string =>
  `<xml><ToUserName><![CDATA[gh_own]]></ToUserName><FromUserName><![CDATA[${person}]]></FromUserName><CreateTime>1348831860</CreateTime><MsgType><![CDATA[text]]></MsgType><Content><![CDATA[${text}]]></Content><MsgId>${id}</MsgId>${more}</xml>`;

export interface FeishuSecrets {
  appId: string;
  encryptKey: string;
  verificationToken: string;
}

/** An event of Feishu: encrypted, and signed over the bytes. */
export function fromFeishu({ encryptKey }: FeishuSecrets, event: object, at = Date.now(), gap = ' '): Callback {
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', createHash('sha256').update(encryptKey).digest(), iv);
  const sealed = Buffer.concat([iv, cipher.update(JSON.stringify(event)), cipher.final()]).toString('base64');
  // The odd spaces are part of what is signed.
  const body = `{${gap}"encrypt":${gap}${gap}"${sealed}"${gap}}`;
  const timestamp = String(Math.floor(at / 1000));
  const nonce = randomBytes(4).toString('hex');
  const signature = createHash('sha256')
    .update(timestamp + nonce + encryptKey + body)
    .digest('hex');
  return {
    method: 'POST',
    query: '',
    headers: {
      'content-type': 'application/json',
      'x-lark-request-timestamp': timestamp,
      'x-lark-request-nonce': nonce,
      'x-lark-signature': signature,
    },
    body,
  };
}

/** A text that somebody writes to a Feishu app, alone or in a group where he mentions it or not. */
export const feishuText = (
  { appId, verificationToken }: FeishuSecrets,
  person: string,
  id: string,
  text: string,
  group?: { chat: string; mentioned: boolean; robot?: string },
): object => ({
  schema: '2.0',
  header: {
    event_id: `event-${id}`,
    event_type: 'im.message.receive_v1',
    token: verificationToken,
    app_id: appId,
    create_time: '1608725989000',
    tenant_key: 'tenant',
  },
  event: {
    sender: { sender_type: 'user', sender_id: { open_id: person } },
    message: {
      message_id: id,
      chat_id: group?.chat ?? `oc_${person}`,
      chat_type: group ? 'group' : 'p2p',
      message_type: 'text',
      content: JSON.stringify({ text: group?.mentioned ? `@_user_1 ${text}` : text }),
      ...(group?.mentioned && {
        mentions: [{ key: '@_user_1', id: { open_id: group.robot ?? 'ou_robot' }, name: '助手' }],
      }),
    },
  },
});

/** Somebody presses a thumb of a card. */
export const feishuThumb = (
  { appId, verificationToken }: FeishuSecrets,
  { person, chat, rates, thumb }: { person: string; chat: string; rates: string; thumb: string },
): object => ({
  schema: '2.0',
  header: {
    event_id: `event-${rates}-${thumb}`,
    event_type: 'card.action.trigger',
    token: verificationToken,
    app_id: appId,
    create_time: '1608725989000',
    tenant_key: 'tenant',
  },
  event: {
    operator: { open_id: person },
    token: 'c-1',
    action: { tag: 'button', value: { rates, thumb } },
    host: 'im_message',
    context: { open_message_id: 'om_card', open_chat_id: chat },
  },
});

/** A message of DingTalk. */
export function fromDingTalk(appSecret: string, message: object, at = Date.now()): Callback {
  const timestamp = String(at);
  const sign = createHmac('sha256', appSecret).update(`${timestamp}\n${appSecret}`).digest('base64');
  return {
    method: 'POST',
    query: '',
    headers: { 'content-type': 'application/json; charset=utf-8', timestamp, sign },
    body: JSON.stringify(message),
  };
}

export const dingTalkText = (
  robotCode: string,
  person: string,
  id: string,
  text: string,
  more: Record<string, unknown> = {},
): object => ({
  msgId: id,
  msgtype: 'text',
  conversationId: `cid-${person}`,
  conversationType: '1',
  senderId: person,
  senderStaffId: `staff-${person}`,
  senderNick: '林知夏',
  robotCode,
  chatbotCorpId: 'ding-corp',
  createAt: 1_700_000_000_000,
  text: { content: ` ${text} ` },
  ...more,
});

/** An event of Douyin, signed over the bytes. */
export function fromDouyin(clientSecret: string, event: object): Callback {
  const body = JSON.stringify(event);
  const signature = createHash('sha1').update(clientSecret).update(body).digest('hex');
  return {
    method: 'POST',
    query: '',
    headers: { 'content-type': 'application/json', 'x-douyin-signature': signature },
    body,
  };
}

interface DouyinEvent {
  clientKey: string;
  account: string;
  person: string;
  id: string;
  text: string;
  at: number;
}

/** A private message to an account of Douyin. Its content is the text of an object there. */
export const douyinMessage = ({ clientKey, account, person, id, text, at }: DouyinEvent, type = 'text'): object => ({
  event: 'im_receive_msg',
  client_key: clientKey,
  from_user_id: person,
  to_user_id: account,
  content: JSON.stringify({
    conversation_short_id: `chat-${person}`,
    server_message_id: id,
    conversation_type: 1,
    create_time: at,
    message_type: type,
    text,
  }),
});

/** A comment under a video of an account of Douyin, or below another comment. */
export const douyinComment = ({ clientKey, account, person, id, text, at }: DouyinEvent, below = ''): object => ({
  event: 'item_comment_reply',
  client_key: clientKey,
  from_user_id: person,
  to_user_id: account,
  content: {
    comment_id: id,
    comment_user_id: person,
    content: text,
    create_time: Math.floor(at / 1000),
    reply_to_comment_id: below,
    reply_to_item_id: '@item-1',
  },
});
