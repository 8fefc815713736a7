import type { Services } from '../platform/services.ts';
import type { ReplyAddress } from './schema.ts';

/** A callback as it came, before anything of it is believed. */
export interface RawCall {
  method: string;
  query: Readonly<Record<string, string>>;
  header(name: string): string | undefined;
  body: Buffer;
  now: Date;
}

/** An account on a platform with its credentials. */
export interface Account {
  /** The channel's row. */
  id: string;
  /** The platform's public id of it. */
  name: string;
  secrets: Readonly<Record<string, string>>;
  settings: { certified?: boolean; keywords?: string[] };
}

/** A question, in no platform's form any more. */
export interface Incoming {
  /** The platform's id: a second message with it is the same one. */
  platformId: string;
  /** The person, and the group where he asked. */
  conversation: string;
  question: string;
  /** What a reply needs. */
  address: ReplyAddress;
}

/** What a verified callback turned out to be. */
export interface Received {
  messages: Incoming[];
  /** The answer to a handshake, which is all there is to do. */
  echo?: Reply;
  /** Said at once: a welcome, or that only texts are answered. */
  notice?: 'welcome' | 'textOnly';
  /** Somebody fetches the answer to an earlier question of his own. */
  fetch?: { messageId: string; part: number; conversation: string };
  /** Whom a reply within the call goes to. */
  address?: ReplyAddress;
  /** Whether the caller encrypted, and so expects it of us. */
  encrypted?: boolean;
}

/** The body of the answer to a callback. */
export interface Reply {
  body: string;
  type: string;
}

/** An assistant's answer, to be put into a platform's form. */
export interface PlatformAnswer {
  /** Markdown with citation numbers. */
  text: string;
  sources: readonly { number: string; name: string; pages: readonly number[] }[];
}

/** A part of an answer that leaves. */
export interface Outgoing {
  /** Stays the same over all tries. */
  id: string;
  content: string;
  part: number;
  address: ReplyAddress;
}

/** Calls the platform's API with the account's token. */
export interface PlatformApi {
  services: Services;
  account: Account;
  token: string;
}

/**
 * What the receiver and the outbox know of a platform. Adding one takes a folder with this, a line in `platforms.ts`, and
 * its settings in the contract.
 */
export interface Platform {
  /** Milliseconds after a message within which the platform takes replies to it. */
  replyWindow: number;
  /** Replies that one message of a person allows, where the platform sets a number. */
  mostReplies?: number;
  /** Whether everybody reads what is sent, so that nothing is sent to try it out. */
  public?: boolean;
  /** What the platform allows the account on this day. Throws {@link SendError}. */
  daily?(api: PlatformApi): Promise<{ limit: number; left: number } | null>;
  /** Verifies the call, decrypts and reads it; throws {@link Refused} for everything that is not genuine. */
  receive(call: RawCall, account: Account): Received;
  /** The answer to a callback, with a text where the platform can carry one. */
  acknowledge(received: Received, account: Account, text?: string): Reply;
  /** The parts of an answer, each as long as the platform takes it. */
  render(answer: PlatformAnswer): string[];
  /** Logs in: an access token and the seconds it serves. Throws {@link SendError}. */
  connect(services: Services, account: Account): Promise<{ token: string; seconds: number }>;
  /** Sends one part. Throws {@link SendError}. */
  send(api: PlatformApi, outgoing: Outgoing): Promise<void>;
  /** Shows an answer that is still being written; returns the address with what later updates need. */
  stream?(api: PlatformApi, outgoing: Outgoing): Promise<ReplyAddress>;
}

/** A call that is not genuine or not readable; its message never holds what was sent. */
export class Refused extends Error {
  override name = 'Refused';
  readonly kind: 'signature' | 'body';

  constructor(kind: 'signature' | 'body', message: string) {
    super(message);
    this.kind = kind;
  }
}

/** A platform that did not take what was sent. `message` is said to the maker. */
export class SendError extends Error {
  override name = 'SendError';
  /** `token`: the token is old, a new one may help; `final`: no try helps; `unable`: this account may never send. */
  readonly kind: 'again' | 'token' | 'final' | 'unable';

  constructor(kind: SendError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}
