import type { RegressionResult, RegressionRun } from '@tinystar/contract';
import { Statistic, StatisticGroup } from '@tinystar/ui';
import { copy } from './copy.ts';

export interface RunFiguresProps {
  run: RegressionRun;
  before: RegressionRun | null;
  results: readonly RegressionResult[];
}

/** A run in figures; those of the run before stand in front of them. */
export function RunFigures({ run, before, results }: RunFiguresProps) {
  const changed = (change: RegressionResult['change']) => results.filter((each) => each.change === change).length;
  const worse = changed('worse');
  return (
    <StatisticGroup>
      <Statistic
        label={copy.figures.answered}
        value={copy.of(run.answered, run.done)}
        {...(before && { previous: copy.of(before.answered, before.done) })}
      />
      {run.expected > 0 ? (
        <Statistic
          label={copy.figures.right}
          value={copy.of(run.right, run.expected)}
          {...(before && before.expected > 0 && { previous: copy.of(before.right, before.expected) })}
        />
      ) : null}
      {before ? (
        <>
          <Statistic label={copy.figures.worse} value={String(worse)} tone={worse > 0 ? 'danger' : 'neutral'} />
          <Statistic label={copy.figures.better} value={String(changed('better'))} />
          <Statistic label={copy.figures.wording} value={String(changed('wording'))} />
          <Statistic label={copy.figures.slower} value={String(results.filter(({ slower }) => slower).length)} />
        </>
      ) : null}
    </StatisticGroup>
  );
}
