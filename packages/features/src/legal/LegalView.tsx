import type { LegalDocument, Output, meta } from '@tinystar/contract';
import { Heading, InlineMessage, Link, Skeleton, SkeletonRegion, Stack, Text } from '@tinystar/ui';
import { Markdown } from '@tinystar/ui/markdown';
import { dayText } from '../shared/days.ts';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import { StarMark } from '../shared/StarMark.tsx';
import { copy } from './copy.ts';
import * as css from '../shared/readingPage.css.ts';

export interface LegalViewProps {
  document: LegalDocument;
  text: Remote<Output<typeof meta.legal>>;
  onRetry: () => void;
}

const others = { agreement: '/privacy', privacy: '/agreement', payment: '/agreement' } as const;

/** A long text in one column, with the way home and to its sibling. */
export function LegalView({ document, text, onRetry }: LegalViewProps) {
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Link href="/index" tone="quiet">
          <span className={css.brand}>
            <StarMark />
            <Text weight="strong">{copy.brand}</Text>
          </span>
        </Link>
        <Link href={others[document]}>{copy.other[document]}</Link>
      </header>
      <main className={css.text} aria-label={copy.titles[document]}>
        <Body document={document} text={text} onRetry={onRetry} />
      </main>
    </div>
  );
}

/** A text that begins with its title gives it to the page, which shows it once and larger. */
const opening = /^\s*# (.+)\n+/;

function Body({ document, text, onRetry }: LegalViewProps) {
  if (text.kind === 'loading') {
    return (
      <SkeletonRegion>
        <Stack gap={16}>
          <Skeleton width={16} height={2.5} shape="block" />
          <Skeleton height={8} shape="block" />
          <Skeleton height={12} shape="block" />
        </Stack>
      </SkeletonRegion>
    );
  }
  if (text.kind !== 'ready') return <FailedResult title={copy.failed} of={text} onRetry={onRetry} />;
  const { markdown, own, updatedAt } = text.data;
  return (
    <Stack gap={20}>
      <Heading level={1} size="display">
        {opening.exec(markdown)?.[1] ?? copy.titles[document]}
      </Heading>
      {own ? null : <InlineMessage tone="info">{copy.template}</InlineMessage>}
      <Markdown text={markdown.replace(opening, '')} math={false} />
      {updatedAt === null ? null : (
        <Text size="caption" tone="secondary">
          {copy.updated(dayText(updatedAt))}
        </Text>
      )}
    </Stack>
  );
}
