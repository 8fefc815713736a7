import { Bubble } from '@tinystar/ui';
import { memo, Suspense } from 'react';
import { AnswerPending } from './AnswerPending.tsx';
import { ChatAvatar } from './ChatAvatar.tsx';
import { useChat } from './chatContext.ts';
import { Answer, LiveAnswer } from './lazyAnswer.ts';
import * as css from './Message.css.ts';
import type { Entry } from './model/thread.ts';

/** One question and its answer; the answer being written is followed by its own component only. */
export const Message = memo(function Message({ entry }: { entry: Entry }) {
  const { answering, assistant, compact } = useChat();
  const paint =
    assistant.bubbleColor === null ? undefined : ({ kind: 'colour', colour: assistant.bubbleColor } as const);
  return (
    <article className={css.turn}>
      <Bubble paint={paint} compact={compact}>
        {entry.message.question}
      </Bubble>
      <div className={css.answer}>
        <span className={css.avatar}>
          <ChatAvatar />
        </span>
        <Suspense fallback={<AnswerPending text={entry.message.answer} />}>
          {answering === entry.key ? <LiveAnswer entry={entry} /> : <Answer entry={entry} />}
        </Suspense>
      </div>
    </article>
  );
});
