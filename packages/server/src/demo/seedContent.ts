import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { createAssistant } from '../assistants/create.ts';
import { kbBot, type AssistantRow } from '../assistants/schema.ts';
import { uploadDocument } from '../documents/uploadDocument.ts';
import type { Owner } from '../platform/http/caller.ts';
import type { Services } from '../platform/services.ts';
import { demoAssistants, type DemoAssistant } from './assistants.ts';
import { printManuals } from './printManuals.ts';

/** Creates the demo assistants and uploads their documents like anybody would: the jobs do the rest. */
export async function seedContent(services: Services, owners: { person: string; enterprise: string }): Promise<void> {
  const printed = await printManuals(demoAssistants.map(({ manual }) => manual));
  for (const [at, demo] of demoAssistants.entries()) {
    const owner: Owner =
      demo.owner === 'person' ? { type: 'personal', id: owners.person } : { type: 'tenant', id: owners.enterprise };
    await upload(services, owner, await create(services, owner, demo), demo.manual.name, printed[at]!);
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

async function upload(services: Services, owner: Owner, assistant: AssistantRow, name: string, pdf: Buffer) {
  const bytes = Readable.from([pdf]);
  const file = { bytes, fileName: `${name}.pdf`, mediaType: 'application/pdf', laterFields: async () => ({}) };
  const target = () => Promise.resolve({ assistant, force: false });
  await uploadDocument(services, file, { owner, target, signal: services.stopping });
}
