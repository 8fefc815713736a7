import type { Reference, SentenceMap } from '@tinystar/contract';
import type { AssistantRow } from '../assistants/schema.ts';

type Libraries = Pick<AssistantRow, 'documentLibrary' | 'qaLibrary'>;

/** Whether those who talk to an assistant are shown, today, where its answers come from. */
export function showsReferences({ documentLibrary, qaLibrary }: Libraries, type: Reference['type']): boolean {
  const library = type === 'doc' ? documentLibrary : qaLibrary;
  return library.status === 'enabled' && library.showReference;
}

/** An answer as those who talk to the assistant may see it today: references that are hidden go, with their numbers. */
export function withShownReferences<T extends { answer: string; sentenceMap: SentenceMap }>(
  message: T,
  libraries: Libraries,
): T {
  const shown = (references: Reference[]) => references.filter(({ type }) => showsReferences(libraries, type));
  const kept: SentenceMap = {};
  let answer = message.answer;
  for (const [number, { reference, reference_filtered: rest }] of Object.entries(message.sentenceMap)) {
    if (shown(reference).length > 0) kept[number] = { reference: shown(reference), reference_filtered: shown(rest) };
    else answer = answer.replaceAll(` [${number}]`, '').replaceAll(`[${number}]`, '');
  }
  return { ...message, answer, sentenceMap: kept };
}
