import { Markdown } from '@tinystar/ui/markdown';
import { createRoot } from 'react-dom/client';
import { saveFile } from '../shared/saveFile.ts';
import { conversationMarkdown, fileNameOf, wholeConversation } from './exportConversation.ts';
import type { ChatPort } from './port.ts';
import { sheet } from './exportAs.css.ts';

/** Saves a conversation from its start as Markdown, or prints it. Rejects when it cannot be read. */
export async function exportAs(
  kind: 'markdown' | 'print',
  name: string,
  history: ChatPort['history'],
  now = Date.now(),
): Promise<void> {
  const text = conversationMarkdown(name, await wholeConversation(history), now);
  if (kind === 'markdown') saveFile(new Blob([text], { type: 'text/markdown;charset=utf-8' }), fileNameOf(name));
  else print(text);
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
