import { eq } from 'drizzle-orm';
import { kbBotFileBlock } from '../../documents/schema.ts';
import type { Services } from '../../platform/services.ts';
import { passage } from '../../retrieval/schema.ts';

/** The blocks of a seeded document as makers left them, straight into the database. */
export async function writeBlocks(
  { db }: Pick<Services, 'db'>,
  fileId: string,
  made: Partial<typeof kbBotFileBlock.$inferInsert>,
): Promise<void> {
  const passages = await db.select().from(passage).where(eq(passage.sourceId, fileId));
  const spans = passages.flatMap(({ spans: each, text }) => each.map((span) => ({ ...span, text })));
  await db.insert(kbBotFileBlock).values(
    spans.map(({ blockId, page, box, text, start, end }, position) => ({
      id: blockId,
      fileId,
      pageIndex: page,
      position,
      type: 'paragraph' as const,
      box,
      text: text.slice(start, end),
      ...made,
    })),
  );
}
