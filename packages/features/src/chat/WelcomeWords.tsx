import { lazy, Suspense, useMemo } from 'react';
import { welcomePieces } from '../shared/welcomePieces.ts';
import { useChat } from './chatContext.ts';
import * as css from './Welcome.css.ts';

const WelcomeMarkdown = lazy(() => import('./WelcomeMarkdown.tsx'));

/** The welcome words with their `#phrases#` as questions one can press. */
export function WelcomeWords() {
  const { assistant } = useChat();
  return assistant.welcome.type === 'markdown' ? (
    <Suspense fallback={<PlainWords />}>
      <WelcomeMarkdown />
    </Suspense>
  ) : (
    <PlainWords />
  );
}

function PlainWords() {
  const { assistant, actions, busy } = useChat();
  const { content } = assistant.welcome;
  const pieces = useMemo(() => welcomePieces(content), [content]);
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
