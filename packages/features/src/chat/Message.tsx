import { Bubble } from '@tinystar/ui';
import { lazy, memo, Suspense } from 'react';
import { Answer } from './Answer.tsx';
import { ChatAvatar } from './ChatAvatar.tsx';
import { useChat } from './chatContext.ts';
import { LiveAnswer } from './LiveAnswer.tsx';
import * as css from './Message.css.ts';
import { messageCopy } from './messageCopy.ts';
import type { Entry } from './model/thread.ts';

// For questions that were sent with something only.
const SentAlong = lazy(() => import('../shared/SentAlong.tsx'));

/** So many characters of a question name its turn: more is no name. */
const NAMED = 60;

/** One question and its answer; the answer being written is followed by its own component only. */
export const Message = memo(function Message({ entry }: { entry: Entry }) {
  const { answering, assistant, compact } = useChat();
  return (
    <article className={css.turn} aria-label={messageCopy.turn(entry.message.question.trim().slice(0, NAMED))}>
      {entry.message.attachments || entry.message.mentions ? (
        <Suspense fallback={null}>
          <SentAlong message={entry.message} side="end" />
        </Suspense>
      ) : null}
      <Bubble paint={assistant.bubble} compact={compact}>
        {entry.message.question}
      </Bubble>
      <div className={css.answer}>
        <span className={css.avatar}>
          <ChatAvatar />
        </span>
        {answering === entry.key ? <LiveAnswer entry={entry} /> : <Answer entry={entry} />}
      </div>
    </article>
  );
});
