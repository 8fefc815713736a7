import type { Services } from '../platform/services.ts';
import type { HeardKind, Thumb } from '@tinystar/contract';
import type { ChannelSettings, ReplyAddress } from './schema.ts';

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
  settings: ChannelSettings;
}

/** A question, in no platform's form any more. */
export interface Incoming {
  /** The platform's id: a second message with it is the same one. */
  platformId: string;
  /** The person, and the group where he asked. */
  conversation: string;
  /** Empty for a picture or whatever else cannot be read; its sender is told. */
  question: string;
  /** What it is; without it a text. */
  kind?: HeardKind | undefined;
  /** Why nobody is answered or told: the message is only noted for the maker. */
  unanswered?: string | undefined;
  /** In a group: the platform's ids of those whom the message mentions. */
  mentions?: readonly string[];
  /** What a reply needs. */
  address: ReplyAddress;
}

/** What a verified callback turned out to be. */
export interface Received {
  messages: Incoming[];
  /** The answer to a handshake, which is all there is to do. */
  echo?: Reply;
  /** Said at once: a welcome, or that only texts are answered; the messages are then those that are no texts. */
  notice?: 'welcome' | 'textOnly';
  /** Somebody fetches the answer to an earlier question of his own. */
  fetch?: { messageId: string; part: number; conversation: string };
  /** Somebody rates the answer to a message, in one of these conversations. */
  rate?: { messageId: string; thumb: Thumb; conversations: readonly string[] };
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
  /** The page of this answer alone, for whom what has no room on the platform is left out. */
  page?: string | undefined;
}

/** A part of an answer that leaves. */
export interface Outgoing {
  /** Stays the same over all tries. */
  id: string;
  content: string;
  part: number;
  address: ReplyAddress;
  /** Whether it ends an answer that is shown while it is written. */
  last?: boolean;
  /** The message whose answer it is, where its asker may rate it. */
  rates?: string | undefined;
}

/** What comes of a connection that we have opened to a platform. */
export interface Heard {
  /** Stores what came, and says what the platform is answered; only then is it acknowledged. */
  take(received: Received): Promise<Reply>;
  /** The connection is gone and does not come back by itself; `message` is said to the maker. */
  lost(message: string): void;
  /** The connection stands. */
  ready(): void;
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
  /** Whether agents of the assistant can take a conversation over: the platform brings no people of its own. */
  agents?: boolean;
  /** The people whom the platform has itself. Both throw {@link SendError}. */
  receptionists?: {
    /** Whether they serve somebody. */
    serve(api: PlatformApi, address: ReplyAddress): Promise<boolean>;
    /** Gives somebody to them, and tells him. */
    take(api: PlatformApi, address: ReplyAddress): Promise<void>;
  };
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
  /** The id under which the account's robot is mentioned in groups. Throws {@link SendError}. */
  robot?(api: PlatformApi): Promise<string>;
  /** Opens a connection by which messages come instead of calls; the answer closes it. */
  listen?(services: Services, account: Account, heard: Heard): Promise<() => void>;
  /** What the platform shows after an answer was rated; undefined is for somebody who may not. */
  rated?(answer: { content: string; messageId: string; thumb: Thumb } | undefined): Reply;
  /** Whether the account shows answers while they are written; all do that can where this is left out. */
  streams?(account: Pick<Account, 'settings'>): boolean;
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
  /** The platform's own, where it gave one. */
  readonly code: number | undefined;

  constructor(kind: SendError['kind'], message: string, code?: number) {
    super(message);
    this.kind = kind;
    this.code = code;
  }
}

/** Nobody knows whether the platform took what was sent: it was not reached, or answers in another form than its own. */
export class Unanswered extends SendError {
  constructor(message = '平台没有响应') {
    super('again', message);
  }
}
