import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { createAssistant } from '../assistants/create.ts';
import { kbBot, type AssistantRow } from '../assistants/schema.ts';
import { uploadDocument } from '../documents/uploadDocument.ts';
import type { Owner } from '../platform/http/caller.ts';
import type { Services } from '../platform/services.ts';
import { demoAssistants, type DemoAssistant } from './assistants.ts';
import { printManual } from './printManual.ts';

/** Creates the demo assistants and uploads their documents like anybody would: the jobs do the rest. */
export async function seedContent(services: Services, owners: { person: string; enterprise: string }): Promise<void> {
  for (const demo of demoAssistants) {
    const owner: Owner =
      demo.owner === 'person' ? { type: 'personal', id: owners.person } : { type: 'tenant', id: owners.enterprise };
    await upload(services, owner, await create(services, owner, demo), demo);
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

async function upload(services: Services, owner: Owner, assistant: AssistantRow, { manual }: DemoAssistant) {
  const bytes = Readable.from([await printManual(manual)]);
  const file = { bytes, fileName: `${manual.name}.pdf`, mediaType: 'application/pdf', laterFields: async () => ({}) };
  const target = () => Promise.resolve({ assistant, force: false });
  await uploadDocument(services, file, { owner, target, signal: services.stopping });
}
