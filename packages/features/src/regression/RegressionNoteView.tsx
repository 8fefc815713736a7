import { InlineMessage, Link } from '@tinystar/ui';
import { copy } from './copy.ts';
import { isRunning } from './isRunning.ts';
import type { Overview } from './RegressionView.tsx';

const words = copy.note;

/** One line before publishing: is the assistant worse than it was? */
export function RegressionNoteView({ overview, href }: { overview: Overview; href: string }) {
  const { latest, changes } = overview;
  const [tone, text] = !latest
    ? (['info', words.never] as const)
    : isRunning(latest)
      ? (['pending', words.running] as const)
      : changes.worse > 0
        ? (['warning', words.worse(changes.worse)] as const)
        : (['success', words.good(latest.answered, latest.total)] as const);
  return (
    <InlineMessage tone={tone} action={<Link href={href}>{words.open}</Link>}>
      {text}
    </InlineMessage>
  );
}
