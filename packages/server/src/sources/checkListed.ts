import { constants } from '@tinystar/contract';
import type { DocumentKind } from '../cook/index.ts';
import { SourceFailure, type SourceEntry } from './kinds/kind.ts';
import { sourceWords } from './words.ts';

/** Other ends of names that mean one of the kinds. */
const aliases: Readonly<Record<string, string>> = { htm: 'html', markdown: 'md' };

/** Refuses a file by what the listing says of it, so that it is not fetched for nothing; what it is is seen by its bytes. */
export function checkListed({ name, size = 0 }: SourceEntry, types: readonly DocumentKind[]): void {
  const extension = /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase() ?? '';
  if (!types.some((type) => type === (aliases[extension] ?? extension)))
    throw new SourceFailure(sourceWords.format(types));
  if (size > constants.UPLOAD_FILE_MAX) throw new SourceFailure(sourceWords.tooLarge);
}
