import { Markdown } from '@tinystar/ui/markdown';
import { useMemo } from 'react';
import { useChat } from './chatContext.ts';
import { welcomePieces } from './model/questions.ts';
import * as css from './Welcome.css.ts';

/** The welcome words with their `#phrases#` as questions one can press. */
export function WelcomeWords() {
  const { assistant, actions, busy, compact } = useChat();
  const { content, type } = assistant.welcome;
  const pieces = useMemo(() => welcomePieces(content), [content]);
  if (type === 'markdown') {
    // Phrases become links to themselves, so that they can stand anywhere in the formatted text.
    const text = pieces.map(({ text: words, question }) => (question ? linkTo(words) : words)).join('');
    return (
      <Markdown
        text={text}
        size={compact ? 'compact' : 'prose'}
        onLink={(url, event) => {
          const question = questionOf(url);
          if (question === null) return;
          event.preventDefault();
          if (!busy) actions.send(question);
        }}
      />
    );
  }
  return (
    <p className={css.words}>
      {pieces.map(({ text, question }, index) =>
        question ? (
          <button key={index} type="button" className={css.phrase} disabled={busy} onClick={() => actions.send(text)}>
            {text}
          </button>
        ) : (
          text
        ),
      )}
    </p>
  );
}

const MARK = '#ask=';

const linkTo = (question: string) =>
  `[${question.replace(/([\\[\]])/g, '\\$1')}](${MARK}${encodeURIComponent(question)})`;

const questionOf = (url: URL): string | null =>
  url.origin === location.origin && url.hash.startsWith(MARK) ? decodeURIComponent(url.hash.slice(MARK.length)) : null;
