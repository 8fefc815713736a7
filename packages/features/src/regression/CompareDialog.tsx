import type { RegressionOutcome, RegressionResult } from '@tinystar/contract';
import { Button, Card, Dialog, Heading, Inline, Stack, Text } from '@tinystar/ui';
import { Markdown } from '@tinystar/ui/markdown';
import * as css from './CompareDialog.css.ts';
import { copy } from './copy.ts';
import { Verdict } from './ResultTable.tsx';
import { citedText, expectedText } from './sourceText.ts';

/** The answers of two runs to one question, side by side. */
export function CompareDialog({ result, onClose }: { result: RegressionResult; onClose: () => void }) {
  const { question, expected, now, before } = result;
  return (
    <Dialog
      open
      title={copy.compareTitle}
      description={question}
      onClose={onClose}
      footer={<Button onPress={onClose}>{copy.close}</Button>}
    >
      <Stack gap={16}>
        {expected ? <Text tone="secondary">{copy.expects(expectedText(expected))}</Text> : null}
        <div className={css.columns}>
          <Side title={copy.before} of={before} none={copy.noBefore} />
          <Side title={copy.now} of={now} none={copy.unanswered} />
        </div>
      </Stack>
    </Dialog>
  );
}

function Side({ title, of, none }: { title: string; of: RegressionOutcome | null; none: string }) {
  return (
    <Card as="section" ground="sunken">
      <Stack gap={8}>
        <Inline justify="between">
          <Heading level={3}>{title}</Heading>
          {of ? <Verdict of={of} /> : null}
        </Inline>
        {of ? (
          <>
            {of.answer ? <Markdown text={of.answer} size="compact" /> : <div className={css.answer}>{of.failure}</div>}
            <Text size="caption" tone="secondary">
              {`${copy.cites}：${citedText(of)}`}
            </Text>
            <Text size="caption" tone="secondary" numeric>
              {copy.seconds(of.ms)}
            </Text>
          </>
        ) : (
          <Text tone="secondary">{none}</Text>
        )}
      </Stack>
    </Card>
  );
}
