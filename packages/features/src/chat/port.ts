import type { AnswerStreamEvent, AnswerTrace, ChatMessage, Side, Thumb } from '@tinystar/contract';
import type { Output, adPlacing } from '@tinystar/contract';
import type { SourceDrawerProps } from '../shared/sourceDrawer.ts';
import type { SentAlong } from './along/along.ts';
import type { AlongPort } from './along/alongPort.ts';
import type { ChatCore } from './chatCore.ts';
import type { StreamOptions } from '@tinystar/contract/stream';

/** A question, or with `again` the id of the message to answer once more. */
export interface Ask {
  question: string;
  again?: string;
  /** Its answer is written on from where it ended, instead of anew. */
  goesOn?: boolean;
  /** Attachments, and documents that it keeps to. */
  along?: SentAlong | undefined;
}

/** What a conversation needs from the network; one wiring for own assistants, one for the public page. Throws ApiError. */
export interface ChatPort {
  readonly side: Side;
  ask(ask: Ask, options: StreamOptions<AnswerStreamEvent>): Promise<void>;
  stop(id: string): Promise<void>;
  /** Up to 20 messages older than `before`, or the newest; none means the start. */
  history(before?: number): Promise<readonly ChatMessage[]>;
  thumb(id: string, thumb: Thumb, reason?: string): Promise<void>;
  /** Tells that a source of an answer is looked at; left out in trials, of which no figures are kept. */
  sourceOpened?: (id: string) => Promise<void>;
  /** The advertisement that follows an answer; there only where some may. */
  placeAd?: (id: string) => Promise<Output<typeof adPlacing.real>>;
  /** How a trial answer came about; there for makers only. */
  trace?: (id: string) => Promise<AnswerTrace>;
  /** Ends the session and answers with its clear marker. */
  clear(): Promise<ChatMessage>;
  /** Follows the draft that a person's devices share, to the call of what it gives; left out where nobody is logged in. */
  draft?: (core: ChatCore) => Promise<() => void>;
  /** The calls of what goes with questions, which load when somebody adds the first. */
  along?: () => Promise<AlongPort>;
  /** A new pass to an attachment, or to the version of a document, that an answer cited. */
  filePass: SourceDrawerProps['renewPass'];
}
