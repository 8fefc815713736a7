import type { ChatAttachment } from '@tinystar/contract';
import { inArray } from 'drizzle-orm';
import { filePass, type Holder, type Signer } from '../../documents/filePass.ts';
import type { Queries } from '../../platform/database/database.ts';
import { kbBotChatAttachment, type AttachmentRow } from '../schema.ts';

/** An attachment for who sent it, or for a maker who reads what was asked. */
export const presentAttachment = (
  signer: Signer,
  { id, name, kind, size, state, reason }: AttachmentRow,
  holder: Holder,
): ChatAttachment => ({
  id,
  name,
  kind,
  size,
  state,
  ...(reason && { reason }),
  file_pass: filePass(signer, id, holder),
});

/** What went with messages, by message, in the order it was added. */
export async function attachmentsOf(
  queries: Queries,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, AttachmentRow[]>> {
  const found = new Map<string, AttachmentRow[]>();
  if (messageIds.length === 0) return found;
  const rows = await queries
    .select()
    .from(kbBotChatAttachment)
    .where(inArray(kbBotChatAttachment.messageId, [...messageIds]))
    .orderBy(kbBotChatAttachment.createdAt, kbBotChatAttachment.id);
  for (const row of rows) found.set(row.messageId!, [...(found.get(row.messageId!) ?? []), row]);
  return found;
}
