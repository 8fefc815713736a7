import type { AnswerTrace, Reading, Side, Thumb } from '@tinystar/contract';
import { createContext, use } from 'react';
import type { Citation } from '../shared/citations.ts';
import type { ErrorPlace, ErrorWay } from '../shared/errors.ts';
import type { SourceDrawerProps } from '../shared/sourceDrawer.ts';
import type { AlongActions } from './along/alongActions.ts';
import type { ChatAssistant } from './model/assistant.ts';
import type { Entry } from './model/thread.ts';
import type { ChatStore } from './chatCore.ts';
import type { ChatPort } from './port.ts';

/** Everything one can do in a conversation. */
export interface ChatActions {
  /** A question from the box, a chip, or the welcome words. */
  send(question: string): void;
  type(text: string): void;
  /** Attachments and named documents; left out where the conversation has none. */
  along?: () => Promise<AlongActions>;
  stop(): void;
  retry(key: string): void;
  /** Has a stopped or broken answer written on. */
  goOn(key: string): void;
  rate(key: string, thumb: Thumb, reason?: string): void;
  clear(): void;
  loadOlder(): void;
  /** Reads the history again after a failure. */
  reload(): void;
  /** Reads what was said, a page before a time; for taking the conversation along. */
  history: ChatPort['history'];
  /** Fetches a new pass to a document or an attachment that an answer cited. */
  renewPass: SourceDrawerProps['renewPass'];
  /** Tells that a source of this message is looked at. */
  sourceOpened?: (id: string) => void;
  /** Opens what an error offers besides sending again, such as buying coins. Left out where there is no such page. */
  resolve?: (action: ErrorWay) => void;
  /** Hands over to a person; left out where no one answers. */
  human?: () => void;
  /** Opens the form of a question pair with this question and answer; make side only. */
  correct?: (message: { question: string; answer: string }) => void;
  /** Reads how the answer of this message came about; make side only. */
  trace?: (id: string) => Promise<AnswerTrace>;
  /** A signed address of the speech provider; left out where voice is not open to the person. */
  voice?: (kind: 'asr' | 'tts') => Promise<{ url: string; appId: string }>;
}

/** Which source stands open beside the conversation, and for which message. */
export interface ShownSource {
  key: string;
  citations: readonly Citation[];
  number: number;
  reference: number;
}

/** What the rows of the list share; rows are drawn once and read changes from here. */
export interface ChatContextValue {
  assistant: ChatAssistant;
  side: Side;
  place: ErrorPlace;
  compact: boolean;
  busy: boolean;
  /** Key of the last turn after the last clear marker: only it can be asked again. */
  newest: string | null;
  /** Key of the answer below which a person is offered. */
  offered: string | null;
  answering: string | null;
  /** Holds the running answer. Only the row of that answer reads it. */
  store: ChatStore;
  actions: ChatActions;
  source: ShownSource | null;
  openSource(source: ShownSource): void;
  openDialog(dialog: 'tips' | 'shortcuts'): void;
  /** Puts a text into the box, for the reader to go on with. */
  compose(text: string): void;
  /** How the reader likes it, and the way to change that. */
  reading: Reading;
  read(reading: Reading): void;
  /** How to reach a person. */
  consult(): void;
}

const ChatContext = createContext<ChatContextValue | null>(null);
export const ChatProvider = ChatContext.Provider;

/** The conversation around a row. */
export const useChat = (): ChatContextValue => {
  const value = use(ChatContext);
  if (!value) throw new Error('rows of a conversation need a ChatProvider above them');
  return value;
};

export type { Entry };
