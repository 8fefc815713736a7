import { formulasAsWords, plainText } from '@tinystar/contract/plainText';
import { copyForms } from '@tinystar/ui';
import { Markdown } from '@tinystar/ui/markdown';
import { richHtml } from './richHtml.ts';
import { offScreen } from './offScreen.ts';

/**
 * Puts a Markdown text on the clipboard as rich text and as plain words, without the numbers of sources, which mean
 * nothing elsewhere. False when the browser refuses.
 */
export async function copyRich(markdown: string): Promise<boolean> {
  const plain = plainText(markdown, { citations: 'gone', tables: 'tabs' });
  // What takes rich text draws none of our formulas.
  const html = await offScreen(
    <Markdown text={formulasAsWords(markdown)} math={false} foldAfter={Number.POSITIVE_INFINITY} />,
    (shown) => richHtml(shown),
  );
  return copyForms({ 'text/plain': plain, 'text/html': html });
}
