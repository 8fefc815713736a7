import type { Reference } from '@tinystar/contract';
import type { AssistantRow } from './schema.ts';

export type Libraries = Pick<AssistantRow, 'documentLibrary' | 'qaLibrary'>;

/** Whether those who talk to an assistant are shown, today, where its answers come from. */
export function showsReferences({ documentLibrary, qaLibrary }: Libraries, type: Reference['type']): boolean {
  // What an asker sent along is his own.
  if (type === 'attachment') return true;
  const library = type === 'doc' ? documentLibrary : qaLibrary;
  return library.status === 'enabled' && library.showReference;
}
