import type { MentionedDocument, Side } from '@tinystar/contract';
import type { AssistantRow } from '../assistants/schema.ts';
import type { Asker } from './asker.ts';

/** A question to an assistant, after it was checked that the asker may ask it. */
export interface Asked {
  bot: AssistantRow;
  asker: Asker;
  side: Side;
  /** The named conversation it belongs to; none for the running history. */
  topicId?: string | undefined;
  /** The channel it came through. */
  source: string;
  /** Whether agents of the assistant can answer in this very channel. */
  handsOver?: boolean;
  /** Where the asker's address lies; nothing is kept of the address itself. */
  province?: string;
  question: string;
  /** Documents that the answer keeps to; of a question that is asked again they stand with it already. */
  mentions?: readonly MentionedDocument[];
  /** Ids of what the asker sent along. */
  attachmentIds?: readonly string[] | undefined;
  /** Id of the message to answer again in its place; none for a new question. */
  again: string | undefined;
  /** Whether that message's answer is written on from where it ended, instead of anew. */
  goesOn?: boolean;
  /** The dialogue before the question, oldest first, where the asker sends it along; else it is read from the history. */
  earlier?: readonly { question: string; answer: string }[];
  /** Says why this assistant does not answer at all; shown as the answer, free of charge. */
  closed: string | undefined;
  /** Counts a new question and throws 429 for one too many; going on with an old one is not counted. */
  allowed?: () => Promise<void>;
  /** Told what the model took to write the answer; not called where none wrote it. */
  onTokens?: (used: TokensUsed) => void;
}

/** Tokens as the model's host counts them, or by estimate where it tells none. */
export interface TokensUsed {
  inputTokens: number;
  outputTokens: number;
}
