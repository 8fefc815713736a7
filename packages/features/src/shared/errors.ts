import { ApiError, constants, errorCodes, messages, type Side } from '@tinystar/contract';

/** What a reader can do about an error; the screen that shows it knows how. */
export type ErrorAction = 'recharge' | 'topUpEnterprise' | 'resend' | 'edit';

/** What an error offers that leads elsewhere than the conversation. */
export type ErrorWay = Exclude<ErrorAction, 'resend' | 'edit'>;

/** An error in the words of the product: money is amber, faults are red. */
export interface ErrorNotice {
  kind: 'coins' | 'network' | 'fault';
  text: string;
  actions: readonly ErrorAction[];
}

/** Who met the error and where; decides between the five wordings of code 20013 (decisions.md part C). */
export interface ErrorPlace {
  identity: 'visitor' | 'personal' | 'tenant';
  side: Side;
  /** Created the current enterprise. */
  isCreator: boolean;
  /** The assistant belongs to an enterprise other than the current identity's. */
  isForeign: boolean;
  /** An upload rather than a question. @default false */
  upload?: boolean;
}

export interface CodedError {
  code: number;
  message: string;
  /** HTTP status; 0 when there was no connection. */
  status: number;
}

const coin = constants.COIN_NAME;

const coinsShort = ({ identity, side, isCreator, isForeign, upload }: ErrorPlace): ErrorNotice => {
  const notice = (text: string, ...actions: ErrorAction[]): ErrorNotice => ({ kind: 'coins', text, actions });
  if (isForeign || identity === 'visitor')
    return notice(`该助手所属企业${coin}余额不足，请稍后再点击重新发送`, 'resend');
  if (identity === 'personal') return notice(messages.personalCoins, 'recharge', 'resend');
  if (isCreator) return notice(`企业${coin}余额不足，请充值后重试`, 'topUpEnterprise', 'resend');
  if (side !== 'make') return notice(`当前企业${coin}余额不足，请稍后再点击重新发送`, 'resend');
  const ask = `当前企业${coin}余额不足，请联系企业拥有者充值后`;
  return upload ? notice(`${ask}重试`, 'resend') : notice(`${ask}点击重新发送`, 'resend');
};

/** Texts the http layer falls back to; they say nothing to a reader. */
const silent = new Set<string>(['', messages.unknownError]);

/** The one table from a code to what the reader sees and can do (platform.md §8). */
export const explainError = (error: CodedError, place: ErrorPlace): ErrorNotice => {
  if (error.code === errorCodes.coinsInsufficient) return coinsShort(place);
  if (error.code === errorCodes.assistantMissing)
    return { kind: 'fault', text: error.message || messages.assistantMissing, actions: [] };
  // The same words would be refused again.
  if (error.code === errorCodes.contentRefused && !silent.has(error.message))
    return { kind: 'fault', text: error.message, actions: ['edit'] };
  if (error.status === 0) return { kind: 'network', text: messages.network, actions: ['resend'] };
  const fallback = error.code === errorCodes.forbidden ? messages.unauthorized : messages.unexpected;
  return { kind: 'fault', text: silent.has(error.message) ? fallback : error.message, actions: ['resend'] };
};

/** What a refused call means for the whole application; everything else is told where it was asked (platform.md §7). */
export type Handling =
  /** The session is over: out, and to the login page with the way back. */
  | { kind: 'logOut'; text: string }
  /** Refused: the words, then after `delay` ms the page for it. Never an address that the server named. */
  | { kind: 'leave'; text: string; to: '/403'; delay: number }
  | { kind: 'here' };

export const handlingOf = ({ status, message }: CodedError): Handling => {
  if (status === 401) return { kind: 'logOut', text: messages.sessionExpired };
  if (status !== 403) return { kind: 'here' };
  const text = silent.has(message) ? messages.unauthorized : message;
  return { kind: 'leave', text, to: '/403', delay: constants.FORBIDDEN_REDIRECT_DELAY };
};

/** An error for a notice: its words and the number to report; null when the shared handling has told it already (ERR-16). */
export const noticeOf = (error: unknown): { text: string; requestId?: string } | null => {
  if (!(error instanceof ApiError)) return { text: messages.unexpected };
  if (error.handled) return null;
  if (error.status === 0) return { text: messages.network };
  return {
    text: silent.has(error.message) ? messages.unexpected : error.message,
    ...(error.requestId ? { requestId: error.requestId } : {}),
  };
};
