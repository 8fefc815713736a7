import { ComposerMenu, type ComposerChoice, type ComposerMenuHandle, type ComposerMenuState } from '@tinystar/ui';
import { AtSign, Eraser, Headphones, Keyboard, Lightbulb, MessageSquare, Paperclip } from '@tinystar/ui/icons';
import type { RefObject } from 'react';
import { useChat } from './chatContext.ts';
import { commandCopy as words } from './commandCopy.ts';

interface Command extends ComposerChoice {
  /** Spellings that find it beside its words. */
  also: readonly string[];
  run: () => void;
}

export interface CommandMenuProps {
  /** What stands behind the slash. */
  text: string;
  keys: RefObject<ComposerMenuHandle | null>;
  onState: (state: ComposerMenuState | undefined) => void;
}

/** What a slash in the box offers: acts of the conversation, and the assistant's ready-made questions to go on with. */
export default function CommandMenu({ text, keys, onState }: CommandMenuProps) {
  const { assistant, actions, newest, busy, openDialog, consult, compose } = useChat();
  const act = (run: () => void) => () => {
    actions.type('');
    run();
  };
  const acts: readonly Command[] = [
    ...(newest !== null && !busy ? [{ ...words.clear, icon: Eraser, run: act(actions.clear) }] : []),
    ...(assistant.attaches && actions.along
      ? [{ ...words.attach, icon: Paperclip, run: act(() => void actions.along?.().then(({ choose }) => choose())) }]
      : []),
    ...(assistant.mentions && actions.along ? [{ ...words.mention, icon: AtSign, run: () => compose('@') }] : []),
    { ...words.consult, icon: Headphones, run: act(consult) },
    { ...words.tips, icon: Lightbulb, run: act(() => openDialog('tips')) },
    { ...words.shortcuts, icon: Keyboard, run: act(() => openDialog('shortcuts')) },
  ];
  const questions: readonly Command[] = [...new Set(assistant.tabs.flatMap((tab) => tab.questions))].map(
    (question, at) => ({
      id: `question-${at}`,
      label: question,
      note: words.question,
      also: [],
      icon: MessageSquare,
      run: () => compose(question),
    }),
  );
  const found = [...acts, ...questions].filter(
    ({ label, also }) => label.toLowerCase().includes(text) || also.some((name) => name.startsWith(text)),
  );
  return (
    <ComposerMenu
      // Another text is another list: it opens again and begins at its first.
      key={text}
      ref={keys}
      label={words.list}
      choices={found.map(({ id, label, note, icon }) => ({ id, label, ...(note && { note }), ...(icon && { icon }) }))}
      onChoose={(id) => found.find((command) => command.id === id)?.run()}
      onState={onState}
    />
  );
}
