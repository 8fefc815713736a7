import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { application } from '../enterprise/schema.ts';
import { defineJob } from '../platform/jobs/define.ts';

/** Milliseconds in which a refusal can be taken back before its applicant hears of it. */
export const SECOND_THOUGHTS = 60_000;

/** Sends the reason of a refusal to the applicant's phone, unless the refusal was taken back meanwhile. */
export const tellRefused = defineJob(
  'operator.tellRefused',
  z.object({ id: z.string() }),
  async ({ id }, { services }) => {
    const [row] = await services.db
      .select({ phone: application.phoneNumber, note: application.note })
      .from(application)
      .where(and(eq(application.id, id), eq(application.state, 'refused')));
    if (row) await services.sms.tell({ phone: row.phone, about: 'applicationRefused', text: row.note });
  },
  { attempts: 5, timeout: 30_000 },
);
