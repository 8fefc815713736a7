import { createAssistant } from '../../assistants/create.ts';
import { kbBot, type AssistantRow } from '../../assistants/schema.ts';
import type { CookedPage } from '../../cook/types.ts';
import { newId } from '../../platform/database/columns.ts';
import { kbBotFile } from '../../documents/schema.ts';
import type { Owner } from '../../platform/http/caller.ts';
import { toPassages, writePassages } from '../../retrieval/index.ts';
import type { Services } from '../../platform/services.ts';
import { eq } from 'drizzle-orm';

/** What an assistant of a test is made of. */
export interface Seed {
  owner: Owner;
  /** Paragraphs of its one trained document. */
  paragraphs?: readonly string[];
  settings?: Partial<AssistantRow>;
}

const PARAGRAPHS = [
  '员工年假按工龄计算：入职满一年的员工每年享有五天带薪年假，满十年的享有十天。',
  '报销差旅费用需要在出差结束后三十天内提交发票，由部门主管审批。',
];

/** An assistant with a trained document, straight into the database; returns its row and the document's id. */
export async function seedAssistant(
  services: Pick<Services, 'db'>,
  { owner, paragraphs = PARAGRAPHS, settings = {} }: Seed,
): Promise<AssistantRow & { fileId: string }> {
  const now = new Date();
  const made = await createAssistant(services.db, owner, { name: '制度助手' }, now);
  const [bot] = await services.db
    .update(kbBot)
    .set({ ...settings, updatedAt: now })
    .where(eq(kbBot.id, made.id))
    .returning();
  const fileId = newId();
  await services.db.insert(kbBotFile).values({
    id: fileId,
    kbBotId: made.id,
    name: '员工手册.pdf',
    kind: 'pdf',
    status: 'trained',
    size: 1,
    sha256: newId(),
    sourceKey: `test/${fileId}`,
    createdAt: now,
    updatedAt: now,
  });
  const page: CookedPage = {
    index: 1,
    width: 595,
    height: 842,
    rotation: 0,
    textLayer: 'ok',
    blocks: paragraphs.map((text, at) => ({
      id: newId(),
      type: 'paragraph',
      box: { left: 50, top: 50 + at * 40, right: 500, bottom: 80 + at * 40 },
      text,
    })),
  };
  await writePassages(
    services.db,
    { kbBotId: made.id, kind: 'doc', sourceId: fileId },
    '员工手册.pdf',
    toPassages('员工手册.pdf', [page]),
  );
  return { ...bot!, fileId };
}
