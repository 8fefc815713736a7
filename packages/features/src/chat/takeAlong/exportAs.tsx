import { Markdown } from '@tinystar/ui/markdown';
import { createRoot } from 'react-dom/client';
import { saveFile } from '../../shared/saveFile.ts';
import type { ChatAssistant } from '../model/assistant.ts';
import type { ChatPort } from '../port.ts';
import { conversationMarkdown, fileNameOf, wholeConversation } from './exportConversation.ts';
import { exportCopy } from './exportCopy.ts';
import { sheet } from './exportAs.css.ts';

export type ExportKind = 'word' | 'picture' | 'markdown' | 'print';

/** Saves a conversation from its start as a file, or prints it. Rejects when it cannot be read. */
export async function exportAs(
  kind: ExportKind,
  assistant: ChatAssistant,
  history: ChatPort['history'],
  now = Date.now(),
): Promise<void> {
  const { name } = assistant.brand ?? assistant;
  const messages = await wholeConversation(history);
  if (kind === 'picture') {
    const { picturesOf } = await import('./pictures.tsx');
    const pictures = await picturesOf(assistant, messages);
    for (const [index, picture] of pictures.entries())
      saveFile(picture, fileNameOf(name, pictures.length > 1 ? `${index + 1}.png` : '.png'));
    return;
  }
  const text = conversationMarkdown(name, messages, now);
  if (kind === 'print') print(text);
  else if (kind === 'markdown')
    saveFile(new Blob([text], { type: 'text/markdown;charset=utf-8' }), fileNameOf(name, '.md'));
  else {
    const { wordFile } = await import('./wordFile.tsx');
    saveFile(await wordFile(exportCopy.title(name), text), fileNameOf(name, '.docx'));
  }
}

/** Prints a text on a sheet of its own, which nobody sees on the screen. */
function print(text: string): void {
  const place = document.createElement('div');
  place.className = sheet;
  place.dataset['printSheet'] = '';
  document.body.append(place);
  const root = createRoot(place);
  const remove = () => {
    root.unmount();
    place.remove();
  };
  addEventListener('afterprint', remove, { once: true });
  root.render(<Printed text={text} />);
}

function Printed({ text }: { text: string }) {
  return (
    <div ref={printWhenDrawn}>
      <Markdown text={text} foldAfter={Number.POSITIVE_INFINITY} />
    </div>
  );
}

/** The text is drawn with the element; what the browser still does to it, it does before it prints. */
const printWhenDrawn = (element: HTMLElement | null): void => {
  if (element) setTimeout(() => globalThis.print());
};
