import { Readable } from 'node:stream';
import { documents, errorCodes } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { loadOwnAssistant } from '../assistants/load.ts';
import { fileDeleted, loadOwnFile } from '../documents/loadFile.ts';
import { kbBotFile, type FileRow } from '../documents/schema.ts';
import { refuseChosenElsewise } from '../platform/database/versions.ts';
import { Failure } from '../platform/http/failure.ts';
import { allow } from '../platform/http/limit.ts';
import { implement, implementFile, type Call, type FileAnswer } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { addSite } from './addSite.ts';
import { captureSite } from './captureSite.ts';
import { readSitemap } from './readSitemap.ts';
import { nextCapture, recaptureJob, wake, wakeNow } from './recaptureJob.ts';

const limit = { max: 5, seconds: 60 };

async function answer(call: Call<{ siteUrl: string }>, named: boolean): Promise<FileAnswer> {
  const { input, caller, services, signal } = call;
  await allow(services, `capture:${caller.userId}`, limit);
  const { pdf, fileName } = await captureSite(services, input.siteUrl, signal);
  return {
    bytes: (range) => Promise.resolve(Readable.from([range ? pdf.subarray(range.start, range.end + 1) : pdf])),
    size: pdf.length,
    mediaType: 'application/pdf',
    ...(named && { fileName }),
  };
}

/** Pages of a site are taken one after the other by a client that shows how far it is. */
const adding = { max: 60, seconds: 60 };

/** A captured page of the caller's own assistant; 404 for anything else. */
async function ownSite({ input, owner, services }: Call<{ kbBotId: string; id: string }>): Promise<FileRow> {
  const assistant = await loadOwnAssistant(services.db, owner, input.kbBotId);
  const file = await loadOwnFile(services.db, owner, input.id);
  if (file.kbBotId !== assistant.id) throw fileDeleted();
  if (file.siteUrl === null) throw new Failure(errorCodes.conflict, '这不是抓取的网页');
  return file;
}

/** Public web pages: as PDFs to be looked at, and in the library with their address, captured again when they are due. */
export const captureModule: Module = {
  routes: [
    implementFile(documents.capture, (call) => answer(call, true)),
    implementFile(documents.captureRaw, (call) => answer(call, false)),
    implement(documents.addSite, async ({ input, owner, caller, services, signal }) => {
      const assistant = await loadOwnAssistant(services.db, owner, input.kbBotId);
      await allow(services, `addSite:${caller.userId}`, adding);
      const wanted = { siteUrl: input.siteUrl, every: input.every ?? 'never', force: input.force === 'yes' };
      return await addSite(services, owner, assistant, wanted, signal);
    }),
    implement(documents.sitemap, async ({ input, owner, caller, services, signal }) => {
      const assistant = await loadOwnAssistant(services.db, owner, input.kbBotId);
      await allow(services, `capture:${caller.userId}`, limit);
      return await readSitemap(services, assistant.id, input.siteUrl, signal);
    }),
    implement(documents.recapture, async (call) => {
      const { id, status } = await ownSite(call);
      if (status !== 'trained') throw new Failure(errorCodes.conflict, '文件正在处理，完成后才能重新抓取');
      await allow(call.services, `capture:${call.caller.userId}`, limit);
      await wakeNow(call.services.db, id);
      return {};
    }),
    implement(documents.setRecapture, async (call) => {
      const { id } = await ownSite(call);
      const { every, was } = call.input;
      const recaptureAt = nextCapture(call.services.now(), every);
      await call.services.db.transaction(async (tx) => {
        const [row] = await tx
          .select({ is: kbBotFile.recapture })
          .from(kbBotFile)
          .where(eq(kbBotFile.id, id))
          .for('no key update');
        if (!row) throw fileDeleted();
        refuseChosenElsewise({ was, is: row.is, wanted: every, current: { every: row.is } });
        await tx.update(kbBotFile).set({ recapture: every, recaptureAt }).where(eq(kbBotFile.id, id));
        if (recaptureAt) await wake(tx, id, recaptureAt);
      });
      return {};
    }),
  ],
  jobs: [recaptureJob],
};
