import { Button, copyText, toast } from '@tinystar/ui';
import { useChat } from './chatContext.ts';
import { messageCopy } from './messageCopy.ts';
import { markdownOf } from './model/plainAnswer.ts';
import { quoted } from './model/quoted.ts';
import type { Entry } from './model/thread.ts';
import * as css from './MoreActions.css.ts';

/**
 * What can be done with an answer and its conversation besides the buttons in its row. Plain buttons: a menu would bring
 * what places it into the first load of the public chat.
 */
export function MoreActions({ entry: { message } }: { entry: Entry }) {
  const { assistant, actions, busy, compose } = useChat();
  const copy = async () => {
    const copied = await copyText(markdownOf(message));
    toast(copied ? messageCopy.copied : messageCopy.copyFailed, { tone: copied ? 'success' : 'danger' });
  };
  const takeAlong = async (kind: 'markdown' | 'print') => {
    try {
      const { exportAs } = await import('./exportAs.tsx');
      await exportAs(kind, (assistant.brand ?? assistant).name, actions.history);
    } catch {
      toast(messageCopy.exportFailed, { tone: 'danger' });
    }
  };
  return (
    <div className={css.more} role="group" aria-label={messageCopy.more}>
      <Button size="sm" onPress={() => void copy()}>
        {messageCopy.copyMarkdown}
      </Button>
      <Button size="sm" onPress={() => compose(quoted(message.answer))}>
        {messageCopy.quote}
      </Button>
      <Button size="sm" disabled={busy} onPress={() => compose(message.question)}>
        {messageCopy.edit}
      </Button>
      <Button size="sm" onPress={() => void takeAlong('markdown')}>
        {messageCopy.exportMarkdown}
      </Button>
      <Button size="sm" onPress={() => void takeAlong('print')}>
        {messageCopy.print}
      </Button>
    </div>
  );
}
