import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** Living job processes, by heartbeat: the jobs of one that went silent are given to others. */
export const jobProcess = pgTable('job_process', {
  id: text().primaryKey(),
  workerIds: text().array().notNull(),
  seenAt: instant().notNull(),
});
