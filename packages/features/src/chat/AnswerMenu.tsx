import { copyText, IconButton, Menu, toast } from '@tinystar/ui';
import { Ellipsis } from '@tinystar/ui/icons';
import { useChat } from './chatContext.ts';
import { messageCopy } from './messageCopy.ts';
import { quoted } from './model/quoted.ts';
import { markdownOf } from './model/plainAnswer.ts';
import type { Entry } from './model/thread.ts';

/** What can be done with an answer and its conversation besides the buttons in its row. */
export function AnswerMenu({ entry: { message } }: { entry: Entry }) {
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
  const items = [
    { id: 'markdown', label: messageCopy.copyMarkdown, onSelect: () => void copy() },
    { id: 'edit', label: messageCopy.edit, disabled: busy, onSelect: () => compose(message.question) },
    { id: 'quote', label: messageCopy.quote, onSelect: () => compose(quoted(message.answer)) },
  ];
  const all = [
    { id: 'export', label: messageCopy.exportMarkdown, onSelect: () => void takeAlong('markdown') },
    { id: 'print', label: messageCopy.print, onSelect: () => void takeAlong('print') },
  ];
  return (
    <Menu
      align="start"
      trigger={<IconButton icon={Ellipsis} label={messageCopy.more} size="sm" />}
      groups={[items, { title: messageCopy.whole, items: all }]}
    />
  );
}
