import { copyText, toast } from '@tinystar/ui';
import { copy } from './copy.ts';

/** Puts the address of a showcase on the clipboard and says whether it stands there. */
export async function copyLink(link: string): Promise<void> {
  if (await copyText(link)) toast(copy.copied);
  else toast(copy.copyFailed, { tone: 'danger' });
}
