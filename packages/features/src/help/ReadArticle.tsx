import type { HelpArticle } from '@tinystar/contract';
import { Heading, Link, Stack, Text } from '@tinystar/ui';
import { Markdown } from '@tinystar/ui/markdown';
import { copy } from './copy.ts';
import { ManualPicture } from './ManualPicture.tsx';
import { helpPath } from './model.ts';

/** One article, and the way to the one after it. */
export function ReadArticle({ article, next }: { article: HelpArticle; next: HelpArticle | undefined }) {
  return (
    <Stack gap={20}>
      <Stack gap={8}>
        <Heading level={1} size="display">
          {article.title}
        </Heading>
        <Text tone="secondary">{article.summary}</Text>
      </Stack>
      <ManualPicture article={article.slug} />
      <Markdown text={article.markdown} math={false} />
      {next ? <Link href={helpPath(next.slug)}>{copy.next(next.title)}</Link> : null}
    </Stack>
  );
}
