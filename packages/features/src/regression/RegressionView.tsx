import { regressionRhythms, type Output, type regression, type RegressionRhythm } from '@tinystar/contract';
import { Button, Inline, Progress, SegmentedControl, Select, Stack, Text } from '@tinystar/ui';
import { Play } from '@tinystar/ui/icons';
import type { ReactNode } from 'react';
import { momentText } from '../shared/moment.ts';
import { copy } from './copy.ts';
import * as css from './RegressionView.css.ts';

export type Overview = Output<typeof regression.overview>;
export type RegressionTab = 'results' | 'questions' | 'history';

export interface RegressionViewProps {
  /** Undefined until it has come. */
  overview: Overview | undefined;
  /** Time against which moments are worded, in ms. */
  now: number;
  tab: RegressionTab;
  starting: boolean;
  onTab: (tab: RegressionTab) => void;
  onStart: () => void;
  onStop: () => void;
  onRhythm: (every: RegressionRhythm) => void;
  children: ReactNode;
}

const tabs = (['results', 'questions', 'history'] as const).map((value) => ({ value, label: copy.views[value] }));
const rhythms = regressionRhythms.map((value) => ({ value, label: copy.rhythms[value] }));

/** The head of the regression: begin it, follow it, let it run by itself; below it one of its three views. */
export function RegressionView(props: RegressionViewProps) {
  const { overview, now, tab, starting, onTab, onStart, onStop, onRhythm, children } = props;
  const latest = overview?.latest;
  const running = latest?.status === 'waiting' || latest?.status === 'running';
  return (
    <div className={css.page}>
      <Stack gap={24}>
        <Text tone="secondary">{copy.text}</Text>
        <Inline justify="between" wrap gap={16}>
          <Button
            tone="accent"
            emphasis="solid"
            icon={Play}
            pending={starting || running}
            disabled={!overview || overview.questionCount === 0}
            onPress={onStart}
          >
            {overview && overview.coins > 0 ? copy.startCoins(overview.coins) : copy.start}
          </Button>
          {overview ? (
            <Inline wrap>
              <Text size="caption" tone="secondary">
                {overview.nextAt === null ? '' : copy.nextAt(momentText(overview.nextAt, now), overview.coins)}
              </Text>
              <Select label={copy.every} options={rhythms} value={overview.every} onChange={onRhythm} />
            </Inline>
          ) : null}
        </Inline>
        {running ? (
          <Stack gap={8}>
            <Progress
              value={latest.total > 0 ? latest.done / latest.total : 0}
              label={copy.progress(latest.done, latest.total)}
            />
            <Inline justify="between">
              <Text size="caption" tone="secondary">
                {`${copy.progress(latest.done, latest.total)}。${copy.goesOn}`}
              </Text>
              <Button size="sm" emphasis="quiet" onPress={onStop}>
                {copy.stop}
              </Button>
            </Inline>
          </Stack>
        ) : null}
        <Inline>
          <SegmentedControl label={copy.views.label} options={tabs} value={tab} onChange={onTab} />
        </Inline>
        {children}
      </Stack>
    </div>
  );
}
