import type { FakePlatform, Seen } from './fakePlatform.ts';
import { fromWechat, type Callback } from './signed.ts';

/** The app of a service provider, as an operator sets it up. */
export const suite = {
  id: 'ww4f0c9a2b7d18e653',
  secret: 'secret-of-the-suite',
  token: 'token-of-the-suite',
  aesKey: 'jWmYm7qr5nMoAUwZRjGtBxmz3KA1tkAj3ykkR6q2B2C',
  provider: 'wwprovider',
};

export const suiteEnvironment = (url: string) => ({
  WECOM_BASE_URL: url,
  WEKF_SUITE_ID: suite.id,
  WEKF_SUITE_SECRET: suite.secret,
  WEKF_TOKEN: suite.token,
  WEKF_ENCODING_AES_KEY: suite.aesKey,
  WEKF_PROVIDER_CORP_ID: suite.provider,
  WEKF_PROVIDER_SECRET: 'secret-of-the-provider',
});

interface Message {
  person: string;
  [field: string]: unknown;
}

/** One enterprise of WeChat Work with the rules of its customer service. */
export class FakeWeCom {
  readonly corpId: string;
  accounts = [
    { open_kfid: 'wk-sales', name: '售前客服', avatar: '' },
    { open_kfid: 'wk-care', name: '售后客服', avatar: '' },
  ];
  members = new Map([
    ['u-lin', '林知夏'],
    ['u-amy', 'Amy'],
    ['u-zhou', '周屿'],
  ]);
  servicers = new Set(['u-lin']);
  /** Seconds until which a person is activated. */
  expiries = new Map<string, number>();
  codes = [{ active_code: 'CODE-1', status: 1, userid: '', active_time: 0 }];
  /** States of conversations by customer. */
  states = new Map<string, number>();
  /** Texts that customers were sent, with the number since their last message. */
  readonly sent: { person: string; text: string }[] = [];
  readonly #log: Record<string, unknown>[] = [];
  readonly #msgIds = new Set<string>();
  #tokens = 0;
  /** Tokens up to this one are too old to read with. */
  #expired = 0;
  /** A call that is refused once. */
  refused = '';
  /** Rows of one answer of sync_msg. */
  page = 2;

  constructor(corpId: string) {
    this.corpId = corpId;
  }

  /** A call of the app, told as the platform tells it. */
  callback(fields: Record<string, string>, at: number): Callback {
    const xml = `<xml>${Object.entries(fields)
      .map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`)
      .join('')}</xml>`;
    return fromWechat({ appId: suite.id, token: suite.token, encodingAesKey: suite.aesKey }, xml, { at });
  }

  ticket = (at: number) => this.callback({ SuiteId: suite.id, InfoType: 'suite_ticket', SuiteTicket: 'ticket-1' }, at);

  /** An administrator has installed the app by a link. */
  installed(link: string, at: number): Callback {
    const State = new URL(link).searchParams.get('state')!;
    return this.callback({ SuiteId: suite.id, InfoType: 'create_auth', AuthCode: `auth-${this.corpId}`, State }, at);
  }

  cancelled = (at: number) =>
    this.callback({ SuiteId: suite.id, InfoType: 'cancel_auth', AuthCorpId: this.corpId }, at);

  /** A customer writes, or something happens; answers the call that announces it. */
  happens(openKfId: string, { person, ...message }: Message, at: number): Callback {
    const common = { open_kfid: openKfId, external_userid: person, send_time: Math.floor(at / 1000) };
    this.#log.push({ msgid: `msg-${this.#log.length}`, origin: 3, ...common, ...message });
    return this.announces(openKfId, at);
  }

  says = (person: string, content: string, at: number, openKfId = 'wk-sales') =>
    this.happens(openKfId, { person, msgtype: 'text', text: { content } }, at);

  /** The call alone: the platform repeats it. */
  announces(openKfId: string, at: number): Callback {
    const event = { ToUserName: this.corpId, MsgType: 'event', Event: 'kf_msg_or_event' };
    return this.callback({ ...event, Token: `pull-${(this.#tokens += 1)}`, OpenKfId: openKfId }, at);
  }

  /** What the platform answers to a call of ours; undefined for calls of other platforms. */
  answer = ({ path, query, body }: Seen): { body: object } | undefined => {
    if (!path.startsWith('/cgi-bin/')) return undefined;
    const said = this.#said(path.slice('/cgi-bin/'.length), query, body);
    return said && { body: { errcode: 0, errmsg: 'ok', ...said } };
  };

  /** Ten minutes have passed. */
  expireTokens(): void {
    this.#expired = this.#tokens;
  }

  play(platform: FakePlatform): void {
    platform.play(this.answer);
  }

  #said(path: string, query: Record<string, string>, body: Record<string, unknown>): object | undefined {
    const wrong = { errcode: 40_014 };
    if (path === this.refused) {
      this.refused = '';
      return { errcode: -1 };
    }
    if (/^(kf|user|media)\//.test(path) && query['access_token'] !== `corp-${this.corpId}`) return wrong;
    if (path.startsWith('license/') && query['provider_access_token'] !== 'provider-token') return wrong;
    if (/service\/get_(pre|perm|corp)/.test(path) && query['suite_access_token'] !== 'suite-token') return wrong;
    switch (path) {
      case 'service/get_suite_token':
        return body['suite_ticket'] === 'ticket-1' && body['suite_secret'] === suite.secret
          ? { suite_access_token: 'suite-token', expires_in: 7_200 }
          : { errcode: 40_085 };
      case 'service/get_pre_auth_code':
        return { pre_auth_code: 'pre-auth', expires_in: 1_200 };
      case 'service/get_permanent_code':
        return body['auth_code'] === `auth-${this.corpId}`
          ? { permanent_code: 'permanent', auth_corp_info: { corpid: this.corpId, corp_name: '晨光' } }
          : { errcode: 40_029 };
      case 'service/get_corp_token':
        return body['auth_corpid'] === this.corpId && body['permanent_code'] === 'permanent'
          ? { access_token: `corp-${this.corpId}`, expires_in: 7_200 }
          : { errcode: 40_084 };
      case 'service/get_provider_token':
        return { provider_access_token: 'provider-token', expires_in: 7_200 };
      case 'user/simplelist':
        return { userlist: [...this.members].map(([userid, name]) => ({ userid, name })) };
      case 'kf/account/list':
        return { account_list: this.accounts.slice(Number(body['offset'])) };
      case 'media/upload':
        return String(body['parts']).includes('filename="picture.png"')
          ? { type: 'image', media_id: 'media-1' }
          : { errcode: 40_004 };
      case 'kf/account/update': {
        const account = this.accounts.find(({ open_kfid }) => open_kfid === body['open_kfid']);
        if (!account || body['media_id'] !== 'media-1') return { errcode: 40_007 };
        account.avatar = 'https://wework.qpic.cn/picture-1';
        return {};
      }
      case 'kf/add_contact_way':
        return { url: `https://work.weixin.qq.com/kfid/${String(body['open_kfid'])}` };
      case 'kf/servicer/list':
        return { servicer_list: [...this.servicers].map((userid) => ({ userid, status: 0 })) };
      case 'kf/servicer/add':
        return { result_list: this.#each(body, (userid) => void this.servicers.add(userid)) };
      case 'kf/servicer/del':
        return { result_list: this.#each(body, (userid) => void this.servicers.delete(userid)) };
      case 'kf/sync_msg':
        return this.#sync(body);
      case 'kf/service_state/get':
        return { service_state: this.states.get(String(body['external_userid'])) ?? 0 };
      case 'kf/service_state/trans':
        this.states.set(String(body['external_userid']), Number(body['service_state']));
        return { msg_code: `code-${String(body['external_userid'])}` };
      case 'kf/send_msg_on_event':
        return this.#send(String(body['code']).replace('code-', ''), body);
      case 'kf/send_msg': {
        const person = String(body['touser']);
        // Only the assistant's own and new conversations take messages.
        if ((this.states.get(person) ?? 0) > 1) return { errcode: 95_018 };
        if (this.#msgIds.has(String(body['msgid']))) return { errcode: 95_000 };
        this.#msgIds.add(String(body['msgid']));
        return this.#send(person, body);
      }
      default:
        return this.#licence(path, body);
    }
  }

  #each(body: Record<string, unknown>, change: (userid: string) => void) {
    return (body['userid_list'] as string[]).map((userid) => {
      change(userid);
      return { userid, errcode: 0 };
    });
  }

  #send(person: string, body: Record<string, unknown>): object {
    this.sent.push({ person, text: (body['text'] as { content: string }).content });
    return { msgid: 'sent' };
  }

  #sync({ cursor, token, open_kfid }: Record<string, unknown>): object {
    // Without a token it may be read too, though seldom.
    if (typeof token === 'string' && !(Number(/^pull-(\d+)$/.exec(token)?.[1]) > this.#expired))
      return { errcode: 95_007 };
    const own = this.#log.filter((message) => message['open_kfid'] === open_kfid);
    const from = Number(cursor ?? 0);
    const msg_list = own.slice(from, from + this.page);
    const next = from + msg_list.length;
    return { msg_list, next_cursor: String(next), has_more: next < own.length ? 1 : 0 };
  }

  #licence(path: string, body: Record<string, unknown>): object | undefined {
    switch (path) {
      case 'license/list_order':
        return { order_list: [{ order_id: 'order-1', order_type: 1 }], has_more: 0 };
      case 'license/get_order':
        return { order: { order_id: 'order-1', account_duration: { months: 12 } } };
      case 'license/list_order_account':
        return { account_list: this.codes.map(({ active_code }) => ({ active_code, type: 1 })), has_more: 0 };
      case 'license/batch_get_active_info_by_code':
        return { active_info_list: this.codes };
      case 'license/get_active_info_by_user': {
        const expire_time = this.expiries.get(String(body['userid']));
        return { active_info_list: expire_time ? [{ expire_time }] : [] };
      }
      case 'license/active_account': {
        const code = this.codes.find(({ active_code }) => active_code === body['active_code']);
        if (!code || code.status !== 1) return { errcode: 701_008 };
        Object.assign(code, { status: 2, userid: body['userid'], active_time: 1_800_000_000 });
        this.expiries.set(String(body['userid']), 1_800_000_000 + 12 * 31 * 86_400);
        return {};
      }
      default:
        return undefined;
    }
  }
}
