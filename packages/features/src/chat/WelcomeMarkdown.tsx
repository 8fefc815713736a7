import { Markdown } from '@tinystar/ui/markdown';
import { welcomePieces } from '../shared/welcomePieces.ts';
import { useChat } from './chatContext.ts';

/** Formatted welcome words; phrases become links to themselves, so that they can stand anywhere in the text. */
export default function WelcomeMarkdown() {
  const { assistant, actions, busy, compact } = useChat();
  const pieces = welcomePieces(assistant.welcome.content);
  return (
    <Markdown
      text={pieces.map(({ text, question }) => (question ? linkTo(text) : text)).join('')}
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

const MARK = '#ask=';

const linkTo = (question: string) =>
  `[${question.replace(/([\\[\]])/g, '\\$1')}](${MARK}${encodeURIComponent(question)})`;

const questionOf = (url: URL): string | null =>
  url.origin === location.origin && url.hash.startsWith(MARK) ? decodeURIComponent(url.hash.slice(MARK.length)) : null;
