import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import type { Replica } from './database/replica.ts';
import type { FileStore } from './files/store.ts';
import type { Log } from './log/log.ts';
import type { SmsSender } from './sms/sms.ts';

/** What every handler and job may use; tests replace single parts. */
export interface Services {
  config: Config;
  db: Database;
  /** A copy to read lists and reports from; see `reading`. */
  replica?: Replica;
  files: FileStore;
  log: Log;
  sms: SmsSender;
  /** Current time. Durations that guard sockets and processes use real timers instead. */
  now(): Date;
  /** Key for HMACs and sealed values. */
  secret: string;
  /** Fetch for hosts the operator configured (models, embeddings, reranking). Tests put a fake host behind it. */
  trustedFetch: typeof globalThis.fetch;
  /** Aborted when the server begins to stop: long answers end themselves with a retryable failure. */
  stopping: AbortSignal;
}
