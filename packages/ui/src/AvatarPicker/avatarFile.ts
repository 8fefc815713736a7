/** Kinds of picture a browser can decode and a server stores anew; the list the file dialog offers too. */
export const AVATAR_KINDS = ['image/png', 'image/jpeg', 'image/webp'] as const;
/** Largest file, in bytes: 10 MiB. */
export const AVATAR_BYTES = 10 * 1024 * 1024;

/** What is wrong with a chosen file, or null. The kind is checked before the size. */
export function faultOf(file: Blob): 'kind' | 'empty' | 'size' | null {
  if (!AVATAR_KINDS.some((kind) => kind === file.type)) return 'kind';
  if (file.size === 0) return 'empty';
  return file.size > AVATAR_BYTES ? 'size' : null;
}
