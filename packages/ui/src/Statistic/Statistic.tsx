import type { ReactNode } from 'react';
import { Anchor } from '../Link/Anchor.tsx';
import { Icon, type Glyph } from '../Icon/Icon.tsx';
import { ArrowDown, ArrowUp, ChevronRight, Minus } from '../icons.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Statistic.css.ts';
import { statisticCopy } from './copy.ts';
import { commonCopy } from '../private/copy.ts';

export interface StatisticDelta {
  direction: 'up' | 'down' | 'same';
  /** How much: 12.4%. */
  text: string;
  /** Whether that is good news, which more is not always. @default 'neutral' */
  tone?: 'good' | 'bad' | 'neutral';
  /** Against what: 较上周. */
  since?: string;
}

export interface StatisticProps {
  label: string;
  /** Written as it is to be read; undefined while the answer is under way. */
  value: string | undefined;
  /** After the figure, smaller: 秒. */
  unit?: string;
  /** The figure it comes from, before it. */
  previous?: string;
  /** The change against an earlier time. */
  delta?: StatisticDelta;
  /** @default 'neutral' */
  tone?: 'neutral' | 'danger';
  /** Beside the figure: a Sparkline. */
  trend?: ReactNode;
  /** Where what it counts is listed: the whole figure leads there. */
  href?: string | undefined;
  /** What is found there, said after the label: 查看对话. */
  hrefLabel?: string | undefined;
}

const arrows: Record<StatisticDelta['direction'], { icon: Glyph; word: string }> = {
  up: { icon: ArrowUp, word: statisticCopy.up },
  down: { icon: ArrowDown, word: statisticCopy.down },
  same: { icon: Minus, word: statisticCopy.same },
};

/** One figure that matters, with what it counts and how it moved. */
export function Statistic(props: StatisticProps) {
  const { label, value, unit, previous, delta, tone = 'neutral', trend, href, hrefLabel } = props;
  return (
    <div className={css.statistic}>
      {href ? (
        <Anchor href={href} className={css.way}>
          <span className={css.label}>{label}</span>
          {hrefLabel ? <VisuallyHidden>{` ${hrefLabel}`}</VisuallyHidden> : null}
          <Icon of={ChevronRight} size="sm" tone="tertiary" />
        </Anchor>
      ) : (
        <span className={css.label}>{label}</span>
      )}
      <span className={css.line}>
        {value === undefined ? (
          <span className={css.waiting}>
            <VisuallyHidden>{commonCopy.loading}</VisuallyHidden>
            <Skeleton width={5} height={1.5} shape="block" />
          </span>
        ) : (
          <span className={css.figures}>
            {previous ? (
              <span className={css.previous}>
                {previous}
                <Icon of={ChevronRight} size="sm" />
                <VisuallyHidden>{statisticCopy.becomes}</VisuallyHidden>
              </span>
            ) : null}
            <span className={css.value({ tone })}>{value}</span>
            {unit ? <span className={css.unit}>{unit}</span> : null}
          </span>
        )}
        {trend ? <span className={css.trend}>{trend}</span> : null}
      </span>
      {delta && value !== undefined ? <Delta {...delta} /> : null}
    </div>
  );
}

function Delta({ direction, text, tone = 'neutral', since }: StatisticDelta) {
  const { icon, word } = arrows[direction];
  return (
    <span className={css.delta}>
      {since}
      <span className={css.change({ tone })}>
        <Icon of={icon} size="xs" />
        <VisuallyHidden>{word}</VisuallyHidden>
        {text}
      </span>
    </span>
  );
}

/** Several figures in one frame, divided by hairlines; as many beside each other as fit. */
export function StatisticGroup({ children }: { children: ReactNode }) {
  return (
    <div className={css.clip}>
      <div className={css.group}>{children}</div>
    </div>
  );
}
