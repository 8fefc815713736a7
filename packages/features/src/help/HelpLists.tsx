import type { HelpGroup } from '@tinystar/contract';
import { Card, Heading, Link, Stack, Text, oneTabStop } from '@tinystar/ui';
import * as css from './HelpView.css.ts';
import { helpPath } from './model.ts';

/** The articles of each group as cards that say what they are about. */
export function HelpCards({ groups }: { groups: readonly HelpGroup[] }) {
  return (
    <div ref={oneTabStop} className={css.groups}>
      {groups.map(({ title, articles }) => (
        <Stack key={title} gap={12}>
          <Heading level={2}>{title}</Heading>
          <ul className={css.cards}>
            {articles.map((article) => (
              <li key={article.slug}>
                <Card href={helpPath(article.slug)}>
                  <Stack gap={4}>
                    <Text weight="strong">{article.title}</Text>
                    <Text tone="secondary">{article.summary}</Text>
                  </Stack>
                </Card>
              </li>
            ))}
          </ul>
        </Stack>
      ))}
    </div>
  );
}

/** The titles of all articles, beside the one that is read. */
export function HelpList({ groups, current }: { groups: readonly HelpGroup[]; current: string }) {
  return groups.map(({ title, articles }) => (
    <Stack key={title} gap={8}>
      <Text size="label" tone="secondary">
        {title}
      </Text>
      <ul className={css.entries}>
        {articles.map((article) => (
          <li key={article.slug}>
            {article.slug === current ? (
              <Text weight="strong" tone="accent">
                {article.title}
              </Text>
            ) : (
              <Link href={helpPath(article.slug)} tone="quiet">
                {article.title}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  ));
}
