import { IconButton, Tag, Text } from '@tinystar/ui';
import { Eraser } from '@tinystar/ui/icons';
import type { ReactNode } from 'react';
import { ChatAvatar } from './ChatAvatar.tsx';
import { useChat } from './chatContext.ts';
import * as css from './ChatHeader.css.ts';
import { chatCopy } from './copy.ts';

export interface ChatHeaderProps {
  variant: 'page' | 'pane' | 'embed';
  clearable: boolean;
  clearing: boolean;
  unsaved: boolean;
  start?: ReactNode;
  end?: ReactNode;
}

/** Who one talks with, and 清除. In the trial it says what is tried. */
export function ChatHeader({ variant, clearable, clearing, unsaved, start, end }: ChatHeaderProps) {
  const { assistant, actions } = useChat();
  const { name } = assistant.brand ?? assistant;
  return (
    <header className={css.bar({ variant })}>
      <div className={css.inner({ variant })}>
        {start ? <div className={css.start}>{start}</div> : null}
        {variant === 'pane' ? (
          <div className={css.names}>
            <Text size="label">{chatCopy.trial}</Text>
            {unsaved ? <Tag tone="warning">{chatCopy.unsaved}</Tag> : null}
          </div>
        ) : (
          <div className={css.who}>
            <ChatAvatar ring />
            <div className={css.names}>
              <h1 className={css.name} title={name}>
                {name}
              </h1>
              {assistant.showsDescription && variant === 'page' ? (
                <span className={css.description} title={assistant.description}>
                  {assistant.description}
                </span>
              ) : null}
            </div>
          </div>
        )}
        <div className={css.actions}>
          <IconButton
            icon={Eraser}
            label={chatCopy.clear}
            disabled={!clearable && !clearing}
            pending={clearing}
            onPress={actions.clear}
          />
          {end}
        </div>
      </div>
    </header>
  );
}
