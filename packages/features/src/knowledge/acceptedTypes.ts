import { constants } from '@tinystar/contract';

/** Kinds of files that can be uploaded while the library has not said which. */
export const usualTypes: readonly string[] = constants.UPLOAD_TYPES;

/** Kinds of files as a file input takes them. */
export const accepted = (types: readonly string[]): string => types.map((type) => `.${type}`).join(',');

/** Other ends of names that mean one of the kinds. */
const aliases: Readonly<Record<string, string>> = { htm: 'html', markdown: 'md' };

/** Whether a file of this name is of one of the kinds. */
export const isAccepted = (name: string, types: readonly string[]): boolean => {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return types.includes(aliases[extension] ?? extension);
};
