import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** Running job processes with the time of their last heartbeat. Jobs of a process without one are given to others. */
export const jobProcess = pgTable('job_process', {
  id: text().primaryKey(),
  /** Ids under which this process locks jobs: one for each time it connected to the queue. */
  poolIds: text().array().notNull(),
  seenAt: instant().notNull(),
});

/** One row per job that is being worked on: what must be known of it when its process dies. */
export const jobRun = pgTable('job_run', {
  /** The queue's own id of the job. */
  jobId: bigint({ mode: 'bigint' }).primaryKey(),
  payload: jsonb().notNull(),
  /** How many processes have died under this job. */
  deaths: integer().notNull().default(0),
  startedAt: instant().notNull(),
});
