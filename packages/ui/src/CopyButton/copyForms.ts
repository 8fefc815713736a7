import { copyBySelection } from './copyText.ts';

/** Puts the same content on the clipboard in several forms, by MIME type; false when the browser refuses. */
export async function copyForms(forms: Record<string, string>): Promise<boolean> {
  const blobs = Object.entries(forms).map(([type, content]) => [type, new Blob([content], { type })]);
  try {
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs) as Record<string, Blob>)]);
    return true;
  } catch {
    return copyBySelection(forms);
  }
}
