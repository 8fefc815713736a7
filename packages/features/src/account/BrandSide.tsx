import { Avatar, Heading, Inline, Text } from '@tinystar/ui';
import * as css from './BrandSide.css.ts';
import { copy } from './copy.ts';

/** What the product does, shown as itself: a cited passage and the answer that quotes it. */
export function BrandSide() {
  const { assistant, answer, source, page } = copy.sample;
  return (
    <aside className={css.side}>
      <span className={css.mark}>
        <Heading level={2} size="title">
          ✦ 小星
        </Heading>
      </span>
      <div className={css.scene} aria-hidden>
        <div className={css.sheet}>
          <span className={`${css.line} ${css.short}`} />
          <span className={css.line} />
          <span className={css.line} />
          <span className={css.cited}>
            <span className={css.citedLine} />
            <span className={css.citedLine} />
            <span className={`${css.citedLine} ${css.short}`} />
          </span>
          <span className={css.line} />
          <span className={css.line} />
          <span className={`${css.line} ${css.short}`} />
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
            <Text size="caption" tone="secondary" lines={1}>
              {source}
            </Text>
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
        {copy.pitchLines.map((line) => (
          <Text key={line} as="p" size="lead" tone="secondary">
            {line}
          </Text>
        ))}
      </div>
    </aside>
  );
}
