import { lateMessages } from '@tinystar/contract';

interface Taken {
  /** Endings of the files that are taken, in small letters. */
  endings: readonly string[];
  /** Most bytes of a file. */
  most: number;
  words: { wrongKind: string; tooLarge: string };
}

/** Why a spreadsheet is refused before it is sent, or null. */
export function sheetRefusal({ name, size }: Pick<File, 'name' | 'size'>, { endings, most, words }: Taken) {
  if (!endings.some((ending) => name.toLowerCase().endsWith(ending))) return words.wrongKind;
  if (size === 0) return lateMessages.fileEmpty;
  return size > most ? words.tooLarge : null;
}
