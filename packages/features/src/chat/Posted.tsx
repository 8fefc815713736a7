import type { ChatMessage } from '@tinystar/contract';
import { Tag } from '@tinystar/ui';
import { Markdown } from '@tinystar/ui/markdown';
import { memo } from 'react';
import { useChat } from './chatContext.ts';
import { messageCopy } from './messageCopy.ts';
import { escapeMarkdown } from './model/plainAnswer.ts';
import * as css from '../shared/posted.css.ts';

const labels = {
  advertisement: messageCopy.advertisement,
  keyword: messageCopy.autoReply,
  welcome: undefined,
  qa: undefined,
  clear: undefined,
} as const satisfies Record<ChatMessage['msgType'], string | undefined>;

/** What stands in the conversation without having been asked. It says what it is and never looks like an answer. */
export const Posted = memo(function Posted({ message: { msgType, data } }: { message: ChatMessage }) {
  const { compact } = useChat();
  const label = labels[msgType];
  if (!data) return null;
  return (
    <aside className={css.posted} aria-label={label}>
      {label === undefined ? null : <Tag>{label}</Tag>}
      <Markdown
        text={data.type === 'markdown' ? data.content : escapeMarkdown(data.content)}
        size={compact ? 'compact' : 'prose'}
        math={data.type === 'markdown'}
      />
    </aside>
  );
});
