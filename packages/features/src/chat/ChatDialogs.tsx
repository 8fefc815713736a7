import { Dialog, Stack, Text } from '@tinystar/ui';
import { useChat } from './chatContext.ts';
import * as css from './ChatDialogs.css.ts';
import type { ChatDialog } from './ChatView.tsx';
import { chatCopy } from './copy.ts';
import { consultText, shortcutKeys, tips } from './dialogCopy.ts';

export interface ChatDialogsProps {
  dialog: ChatDialog;
  onClose: () => void;
}

const titles: Record<ChatDialog, string> = {
  tips: chatCopy.tips,
  consult: chatCopy.consult,
  shortcuts: chatCopy.shortcuts,
};

const bodies: Record<ChatDialog, () => React.ReactNode> = { tips: Tips, consult: Consult, shortcuts: Shortcuts };

/** The small sheets of the conversation; loaded when the first is opened. */
export default function ChatDialogs({ dialog, onClose }: ChatDialogsProps) {
  const Body = bodies[dialog];
  return (
    <Dialog open size="sm" title={titles[dialog]} onClose={onClose}>
      <Body />
    </Dialog>
  );
}

function Tips() {
  return (
    <Stack as="ol" gap={16}>
      {tips.map(({ title, example }) => (
        <li key={title}>
          <Text as="p" size="label">
            {title}
          </Text>
          <Text as="p" tone="secondary">
            {example}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

function Consult() {
  return (
    <Text as="p" size="body" tone="secondary">
      {consultText}
    </Text>
  );
}

function Shortcuts() {
  const { assistant } = useChat();
  return (
    <dl className={css.keys}>
      {shortcutKeys
        .filter(({ of }) => !of || assistant[of])
        .map(({ keys, what }) => (
          <div key={what} className={css.line}>
            <dt>{what}</dt>
            <dd className={css.combination}>
              {keys.map((key) => (
                <kbd key={key} className={css.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
    </dl>
  );
}
