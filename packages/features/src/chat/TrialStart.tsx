import { Heading } from '@tinystar/ui';
import type { ReactNode } from 'react';
import { ChatAvatar } from './ChatAvatar.tsx';
import { useChat } from './chatContext.ts';
import { column } from './ChatView.css.ts';
import { chatCopy } from './copy.ts';
import * as css from './TrialStart.css.ts';
import { WelcomeWords } from './WelcomeWords.tsx';

/** The trial before its first question: who answers here, its welcome words, and what to do first. */
export function TrialStart({ children }: { children: ReactNode }) {
  const { assistant } = useChat();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={css.start} tabIndex={0} role="region" aria-label={chatCopy.trial}>
      <div className={column}>
        <ChatAvatar size="xl" />
        <Heading level={2} size="title">
          {chatCopy.hello(assistant.name)}
        </Heading>
        {assistant.welcome.content.trim() === '' ? null : <WelcomeWords />}
        {children}
      </div>
    </div>
  );
}
