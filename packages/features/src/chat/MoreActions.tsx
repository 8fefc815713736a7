import { Button, copyText, toast } from '@tinystar/ui';
import { lazy, Suspense, useState } from 'react';
import { GivesUp } from '../shared/GivesUp.tsx';
import { useDrawPicture } from '../shared/sourceDrawer.ts';
import { useChat } from './chatContext.ts';
import { messageCopy } from './messageCopy.ts';
import { markdownOf } from './model/plainAnswer.ts';
import type { Entry } from './model/thread.ts';
import * as css from './MoreActions.css.ts';

const AnswerPictureDialog = lazy(() => import('./takeAlong/AnswerPictureDialog.tsx'));
const ExportDialog = lazy(() => import('./takeAlong/ExportDialog.tsx'));
const ReadingDialog = lazy(() => import('./reading/ReadingDialog.tsx'));

/**
 * What can be done with an answer and its conversation besides the buttons in its row. Plain buttons: a menu would bring
 * what places it into the first load of the public chat.
 */
export function MoreActions({ entry: { message } }: { entry: Entry }) {
  const { assistant, actions, busy, compose, reading, read } = useChat();
  const [open, setOpen] = useState<'picture' | 'export' | 'reading' | null>(null);
  const draw = useDrawPicture();
  const close = () => setOpen(null);
  const copy = async () => {
    const copied = await copyText(markdownOf(message));
    toast(copied ? messageCopy.copied : messageCopy.copyFailed, { tone: copied ? 'success' : 'danger' });
  };
  const quote = async () => {
    const { quotedAnswer } = await import('./model/quotedAnswer.ts');
    compose(quotedAnswer(markdownOf(message)));
  };
  return (
    <div className={css.more} role="group" aria-label={messageCopy.more}>
      <Button size="sm" onPress={() => void copy()}>
        {messageCopy.copyMarkdown}
      </Button>
      <Button size="sm" onPress={() => void quote()}>
        {messageCopy.quote}
      </Button>
      <Button size="sm" disabled={busy} onPress={() => compose(message.question)}>
        {messageCopy.edit}
      </Button>
      <Button size="sm" aria-haspopup="dialog" onPress={() => setOpen('picture')}>
        {messageCopy.picture}
      </Button>
      <Button size="sm" aria-haspopup="dialog" onPress={() => setOpen('export')}>
        {messageCopy.export}
      </Button>
      <Button size="sm" aria-haspopup="dialog" onPress={() => setOpen('reading')}>
        {messageCopy.reading}
      </Button>
      <Suspense fallback={<GivesUp onGiveUp={close} />}>
        {open === 'picture' ? <AnswerPictureDialog assistant={assistant} message={message} onClose={close} /> : null}
        {open === 'export' ? (
          <ExportDialog
            onExport={async (kind) => {
              const { exportAs } = await import('./takeAlong/exportAs.tsx');
              await exportAs(kind, { assistant, history: actions.history, draw });
            }}
            onClose={close}
          />
        ) : null}
        {open === 'reading' ? <ReadingDialog reading={reading} onChange={read} onClose={close} /> : null}
      </Suspense>
    </div>
  );
}
