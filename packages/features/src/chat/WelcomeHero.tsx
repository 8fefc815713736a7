import { Icon } from '@tinystar/ui';
import { ChevronRight } from '@tinystar/ui/icons';
import { useState, type ReactNode } from 'react';
import { ChatAvatar } from './ChatAvatar.tsx';
import { useChat } from './chatContext.ts';
import { column } from './ChatView.css.ts';
import { chatCopy } from './copy.ts';
import * as css from './Welcome.css.ts';
import { WelcomeWords } from './WelcomeWords.tsx';

/** A conversation that has not begun: who this is, and questions to begin with. */
export function WelcomeHero({ cover }: { cover?: ReactNode }) {
  const { assistant, actions } = useChat();
  const [chosen, setChosen] = useState(0);
  const { tabs } = assistant;
  const tab = tabs[Math.min(chosen, tabs.length - 1)];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={css.hero} tabIndex={0} role="region" aria-label={chatCopy.hello(assistant.name)}>
      <div className={column}>
        {cover}
        <ChatAvatar ring size="xl" />
        <h1 className={css.title}>{chatCopy.hello(assistant.name)}</h1>
        <WelcomeWords />
        {tabs.length > 1 ? (
          <div className={css.tabs} role="tablist" aria-label={chatCopy.questionBar}>
            {tabs.map(({ title }, index) => (
              <button
                key={title}
                type="button"
                role="tab"
                className={css.tab}
                aria-selected={index === chosen}
                onClick={() => setChosen(index)}
              >
                {title}
              </button>
            ))}
          </div>
        ) : null}
        {tab ? (
          <div className={css.questions}>
            {tab.questions.map((question) => (
              <button key={question} type="button" className={css.card} onClick={() => actions.send(question)}>
                {question}
                <Icon of={ChevronRight} size="sm" tone="tertiary" />
              </button>
            ))}
          </div>
        ) : null}
      </div>
    </div>
  );
}
