import type { AssistantSummary } from '@tinystar/contract';
import type { Queries } from '../platform/database/database.ts';
import type { Owner } from '../platform/http/caller.ts';
import type { Services } from '../platform/services.ts';
import type { AssistantRow } from './schema.ts';

/** A number that lists of assistants show, e.g. `documentCount`. */
export type CountName = Extract<keyof AssistantSummary, `${string}Count`>;

/** Answers how many of something each assistant has; ids without any may be left out. */
export type CountByAssistant = (db: Queries, kbBotIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/** A pair that a new assistant begins with. */
export interface FirstPair {
  question: string;
  answer: string;
}

/** What a domain has prepared for the copy of an assistant, e.g. bytes that are doubled already. */
export interface PreparedCopy {
  /**
   * In the transaction that writes the copied assistant: writes the rows that hang on it. Throws when they do not fit.
   */
  store(tx: Queries, copy: { kbBotId: string; owner: Owner; now: Date }): Promise<void>;
  /** After the copy has failed: takes back what was prepared. */
  discard(): Promise<void>;
}

/**
 * What a domain does with its data that belongs to an assistant. Registered in `modules.ts`, so that this folder knows
 * none of the domains above it.
 */
export interface AssistantHooks {
  /** Numbers for lists of assistants. */
  counts?: Partial<Record<CountName, CountByAssistant>>;
  /** In the transaction that creates an assistant: stores what it begins with. */
  begin?(services: Services, tx: Queries, made: { kbBotId: string; pairs: readonly FirstPair[] }): Promise<void>;
  /** Begins to copy what hangs on an assistant. When it throws, it has taken back what it did. */
  copy?(services: Services, original: AssistantRow): Promise<PreparedCopy>;
  /** In the transaction that puts an assistant into the recycle bin: turns off what reaches others by itself. */
  turnOff?(tx: Queries, kbBotId: string): Promise<void>;
  /** In the transaction that takes an assistant out of the bin, before it is its owner's: throws when it does not fit. */
  restore?(tx: Queries, restored: { kbBotId: string; owner: Owner }): Promise<void>;
  /** After the assistant has disappeared: ends what is being done for it at this moment. */
  end?(services: Services, kbBotId: string): Promise<void>;
  /** After the assistant was published to fewer people: ends what is being done for those who may not use it any more. */
  unpublish?(services: Services, kbBotId: string): Promise<void>;
  /** Deletes about `most` rows of what hangs on a disappeared assistant; called again until it answers 0 rows. */
  removeSome?(tx: Queries, kbBotId: string, removal: { most: number; now: Date }): Promise<RemovedRows>;
}

/** One batch of a removal. */
export interface RemovedRows {
  rows: number;
  /** Keys of stored bytes, already disowned, which are deleted after the commit. */
  keys?: readonly string[];
}
