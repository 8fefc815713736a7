import { createRoot } from 'react-dom/client';
import { saveFile } from '../../shared/saveFile.ts';
import type { ChatAssistant } from '../model/assistant.ts';
import type { ChatPort } from '../port.ts';
import { conversationMarkdown, conversationPieces, fileNameOf, wholeConversation } from './exportConversation.ts';
import { exportCopy } from './exportCopy.ts';
import { sheet } from './exportAs.css.ts';
import { takePictures, type DrawPicture } from './takenPictures.ts';
import { showsTaken, TakenPieces, type TakenPiecesProps } from './TakenPieces.tsx';

export type ExportKind = 'word' | 'picture' | 'markdown' | 'print';

export interface Exported {
  assistant: ChatAssistant;
  history: ChatPort['history'];
  draw: DrawPicture;
}

/** Saves a conversation from its start as a file, or prints it. Rejects when it cannot be read. */
export async function exportAs(
  kind: ExportKind,
  { assistant, history, draw }: Exported,
  now = Date.now(),
): Promise<void> {
  const { name } = assistant.brand ?? assistant;
  const messages = await wholeConversation(history);
  if (kind === 'picture') {
    const { picturesOf } = await import('./pictures.tsx');
    const pictures = await picturesOf(assistant, messages, draw);
    for (const [index, picture] of pictures.entries())
      saveFile(picture, fileNameOf(name, pictures.length > 1 ? `${index + 1}.png` : '.png'));
    return;
  }
  const pieces = conversationPieces(name, messages, now);
  if (kind === 'markdown') {
    saveFile(
      new Blob([conversationMarkdown(pieces)], { type: 'text/markdown;charset=utf-8' }),
      fileNameOf(name, '.md'),
    );
    return;
  }
  const pictures = await takePictures(messages, draw);
  if (kind === 'print') print({ pieces, pictures });
  else {
    const { wordFile } = await import('./wordFile.tsx');
    saveFile(await wordFile(exportCopy.title(name), { pieces, pictures }), fileNameOf(name, '.docx'));
  }
}

/** Prints a conversation on a sheet of its own, which nobody sees on the screen. */
function print(taken: TakenPiecesProps): void {
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
  root.render(<Printed {...taken} />);
}

function Printed(taken: TakenPiecesProps) {
  return (
    <div ref={printWhenDrawn}>
      <TakenPieces {...taken} />
    </div>
  );
}

/** The text is drawn with the element; what the browser still does to it, it does before it prints. */
const printWhenDrawn = (element: HTMLElement | null): void => {
  if (element) void showsTaken(element).then(() => setTimeout(() => globalThis.print()));
};
