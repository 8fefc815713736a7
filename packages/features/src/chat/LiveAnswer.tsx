import { Spinner, Text, ThinkingDots } from '@tinystar/ui';
import { Markdown } from '@tinystar/ui/markdown';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { citationsOf } from '../shared/citations.ts';
import { DIAGRAM_FRAME } from '../shared/diagramFrame.ts';
import * as css from './Answer.css.ts';
import { useChat } from './chatContext.ts';
import { liveTurnAtom } from './chatCore.ts';
import { chipsOf } from './chips.ts';
import { chatCopy } from './copy.ts';
import { messageCopy } from './messageCopy.ts';
import { markdownOf } from './model/plainAnswer.ts';
import type { Entry } from './model/thread.ts';

/** The answer as it is written: the only subscriber to the stream, drawn at most once per frame. */
export function LiveAnswer({ entry }: { entry: Entry }) {
  const { store, compact, source, openSource } = useChat();
  const now = useAtomValue(liveTurnAtom, { store });
  const turn = now?.key === entry.key ? now.turn : undefined;
  // One that is written on shows what it had, until its first event brings that again.
  const answer = turn?.text || (now?.goesOn ? entry.message.answer : '');
  const text = turn ? markdownOf({ answer, answerContentType: turn.contentType }) : '';
  const sources = turn?.sources;
  const citations = useMemo(() => citationsOf(sources ?? {}), [sources]);
  const chips = useMemo(() => chipsOf(citations), [citations]);
  return (
    <div className={css.answer} aria-busy={turn?.ahead === undefined}>
      {text === '' ? (
        <span className={css.dots}>
          <ThinkingDots />
        </span>
      ) : (
        <Markdown
          text={text}
          diagramFrame={DIAGRAM_FRAME}
          streaming
          size={compact ? 'compact' : 'prose'}
          citations={chips}
          activeCitation={source?.key === entry.key ? source.number : null}
          onCitation={(number) => openSource({ key: entry.key, citations, number, reference: 0 })}
        />
      )}
      {turn?.ahead === undefined ? null : (
        <div className={css.note} role="status">
          <Text size="caption" tone="tertiary">
            {messageCopy.ahead(turn.ahead)}
          </Text>
        </div>
      )}
      {now?.link === 'reconnecting' ? (
        <div className={css.note}>
          <Spinner />
          <Text size="caption" tone="tertiary">
            {chatCopy.reconnecting}
          </Text>
        </div>
      ) : null}
    </div>
  );
}
