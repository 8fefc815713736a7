import type { ReportDigest } from '@tinystar/contract';
import { Button, Inline, Link, Stack, Text } from '@tinystar/ui';
import { copy } from './copy.ts';
import * as css from './Above.css.ts';

export interface WeekDigestProps {
  digest: ReportDigest;
  reportHref: string;
  /** Where what an assistant could not answer is put right. */
  gapsHref: (kbBotId: string) => string;
  onRead: () => void;
  onFollow: () => void;
}

const words = copy.digest;

/** Last week in three lines, for whoever administers the enterprise; it goes when it is put away. */
export function WeekDigest({ digest, reportHref, gapsHref, onRead, onFollow }: WeekDigestProps) {
  const { startDateKey, endDateKey, total, before, missed } = digest;
  return (
    <section className={css.digest} aria-label={words.title}>
      <Stack gap={8}>
        <Inline justify="between">
          <Text as="strong" size="label">
            {words.title}
          </Text>
          <Text size="caption" tone="secondary" numeric>
            {words.week(startDateKey, endDateKey)}
          </Text>
        </Inline>
        <Text as="p" size="body">
          {words.asked(total.questions, before.questions, total.users)}
        </Text>
        <Text as="p" size="caption" tone="secondary">
          {words.missed(total.unanswered, total.down)}
        </Text>
        {missed.length > 0 ? (
          <ul className={css.missed}>
            {missed.map(({ kbBotId, question, count }) => (
              <li key={`${kbBotId} ${question}`}>
                <Text size="caption" lines={1} title={question}>
                  <Link href={gapsHref(kbBotId)} onPress={onFollow}>
                    {words.question(question, count)}
                  </Link>
                </Text>
              </li>
            ))}
          </ul>
        ) : null}
        <Inline justify="end">
          <Link href={reportHref} onPress={onFollow}>
            {words.report}
          </Link>
          <Button size="sm" onPress={onRead}>
            {words.read}
          </Button>
        </Inline>
      </Stack>
    </section>
  );
}
