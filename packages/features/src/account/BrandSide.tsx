import { Avatar, Grow, Heading, Inline, Text } from '@tinystar/ui';
import * as css from './BrandSide.css.ts';
import { copy } from './copy.ts';
import { StarMark } from '../shared/StarMark.tsx';

/** What the product does, shown as itself: a cited passage and the answer that quotes it. */
export function BrandSide() {
  const { assistant, answer, source, page } = copy.sample;
  return (
    <aside className={css.side}>
      <span className={css.mark}>
        <StarMark />
        <Text size="title" weight="strong">
          {copy.brand}
        </Text>
      </span>
      <div className={css.scene} aria-hidden>
        <div className={css.behind} />
        <div className={css.sheet}>
          <span className={css.line({ width: 'title' })} />
          <Lines widths={['full', 'most', 'half']} />
          <span className={css.cited}>
            <span className={css.citedLine} />
            <span className={css.citedLine} />
            <span className={`${css.citedLine} ${css.short}`} />
            <svg className={css.thread} viewBox="0 0 92 72">
              <path d="M6 10h56a24 24 0 0 1 24 24v34" />
              <circle cx="6" cy="10" r="5" />
            </svg>
          </span>
          <Lines widths={['full', 'most', 'full', 'short']} />
          <Lines widths={['full', 'half']} />
        </div>
        <div className={css.answer}>
          <Inline gap={8} align="center">
            <Avatar name={assistant} size="sm" ring />
            <Text size="label">{assistant}</Text>
          </Inline>
          <Text>
            {answer.join('')}
            <span className={css.chip}>1</span>。
          </Text>
          <span className={css.source}>
            <Grow>
              <Text size="caption" tone="secondary" lines={1}>
                {source}
              </Text>
            </Grow>
            <Text size="caption" tone="secondary">
              {page}
            </Text>
          </span>
        </div>
      </div>
      <div className={css.pitch}>
        <Heading level={2} size="displayLarge">
          {copy.pitch.map((phrase) => (
            <span key={phrase} className={css.phrase}>
              {phrase}
            </span>
          ))}
        </Heading>
        <div>
          {copy.pitchLines.map((line) => (
            <Text key={line} as="div" size="lead" weight="regular" tone="secondary">
              {line}
            </Text>
          ))}
        </div>
      </div>
    </aside>
  );
}

function Lines({ widths }: { widths: readonly css.LineWidth[] }) {
  return (
    <span className={css.paragraph}>
      {widths.map((width, at) => (
        <span key={at} className={css.line({ width })} />
      ))}
    </span>
  );
}
