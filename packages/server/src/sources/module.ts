import { and, isNull, ne } from 'drizzle-orm';
import type { Module } from '../platform/module.ts';
import { sourceRoutes } from './routes.ts';
import { runJob } from './runJob.ts';
import { goOn, isOpen } from './runs.ts';
import { dueJob, wakeAll } from './schedule.ts';
import { kbBotSourceRun } from './schema.ts';

/** Places outside whose content is documents of an assistant, and follows what changes there. */
export const sourcesModule: Module = {
  routes: sourceRoutes,
  jobs: [runJob, dueJob],
  async start({ db }) {
    await wakeAll(db);
    const open = and(isOpen, ne(kbBotSourceRun.state, 'held'), isNull(kbBotSourceRun.endedAt));
    for (const { id } of await db.select({ id: kbBotSourceRun.id }).from(kbBotSourceRun).where(open))
      await goOn(db, id);
  },
};
