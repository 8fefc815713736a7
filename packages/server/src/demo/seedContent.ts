import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { createAssistant } from '../assistants/create.ts';
import { kbBot, type AssistantRow } from '../assistants/schema.ts';
import { takeIn, uploadDocument, type Received } from '../documents/uploadDocument.ts';
import type { Owner } from '../platform/http/caller.ts';
import type { Services } from '../platform/services.ts';
import { demoAssistants, type DemoAssistant } from './assistants.ts';
import { printDocx } from './printDocx.ts';
import { printManuals } from './printManuals.ts';

/** Creates the demo assistants and uploads their documents like anybody would: the jobs do the rest. */
export async function seedContent(services: Services, owners: { person: string; enterprise: string }): Promise<void> {
  const documents = demoAssistants.flatMap((demo) => demo.documents);
  const pdfs = documents.filter(({ form }) => form !== 'docx').map(({ manual }) => manual);
  const printed = new Map((await printManuals(pdfs)).map((pdf, at) => [pdfs[at]!, pdf]));
  for (const demo of demoAssistants) {
    const owner: Owner =
      demo.owner === 'person' ? { type: 'personal', id: owners.person } : { type: 'tenant', id: owners.enterprise };
    const assistant = await create(services, owner, demo);
    for (const { form, manual } of demo.documents) {
      const extension = form === 'docx' ? 'docx' : 'pdf';
      const content = form === 'docx' ? printDocx(manual) : printed.get(manual)!;
      await upload(services, owner, assistant, `${manual.name}.${extension}`, content);
    }
  }
}

async function create({ db, now }: Services, owner: Owner, demo: DemoAssistant): Promise<AssistantRow> {
  const { permission, category, isPreset, publicId } = demo;
  return await db.transaction(async (tx) => {
    const row = await createAssistant(tx, owner, demo, now());
    await tx.update(kbBot).set({ permission, category, isPreset, publicId }).where(eq(kbBot.id, row.id));
    return row;
  });
}

async function upload(services: Services, owner: Owner, assistant: AssistantRow, fileName: string, content: Buffer) {
  const bytes = Readable.from([content]);
  const holds = <T>(check: () => Promise<T>) => check();
  const file = { bytes, fileName, mediaType: 'application/octet-stream', holds, laterFields: async () => ({}) };
  const take = (received: Received) => takeIn(services, owner, { assistant, force: false }, received);
  await uploadDocument(services, file, { owner, more: 1, take, signal: services.stopping });
}
