import type { DocumentVersion } from '@tinystar/contract';
import { Button, IconButton, Inline, Tag, Text } from '@tinystar/ui';
import { Trash } from '@tinystar/ui/icons';
import { clockText, dayName } from '../../shared/moment.ts';
import { sizeText } from '../../shared/sizeText.ts';
import { copy } from './copy.ts';
import * as css from './VersionItem.css.ts';

export interface VersionItemProps {
  version: DocumentVersion;
  now: number;
  /** Whether it is the one that is compared with the current one. */
  chosen: boolean;
  pending: boolean;
  onCompare: () => void;
  onRestore: () => void;
  onRemove: () => void;
}

/** One version of a document: since when it answered, how much it holds, and what can be done with it. */
export function VersionItem(props: VersionItemProps) {
  const { version, now, chosen, pending, onCompare, onRestore, onRemove } = props;
  const { number, current, kind, madeAt, from, until, size, pageCount, blockCount, editCount } = version;
  const since = timeText(from, now);
  return (
    <li className={css.item({ chosen })} aria-label={copy.version(number)}>
      <Inline justify="between">
        <Inline gap={8}>
          <Text weight="strong" numeric>
            {copy.version(number)}
          </Text>
          {current ? <Tag tone="accent">{copy.current}</Tag> : null}
          {editCount > 0 ? <Tag tone="info">{copy.edited(editCount)}</Tag> : null}
        </Inline>
        {current ? null : (
          <IconButton
            icon={Trash}
            label={copy.of(number, copy.remove)}
            size="sm"
            disabled={pending}
            onPress={onRemove}
          />
        )}
      </Inline>
      <Text as="p" size="caption" tone="secondary">
        {until === undefined ? copy.since(since) : copy.span(since, timeText(until, now))}
      </Text>
      {madeAt < from ? (
        <Text as="p" size="caption" tone="secondary">
          {copy.madeAt(kind, timeText(madeAt, now))}
        </Text>
      ) : null}
      <Text as="p" size="caption" tone="secondary">
        {copy.figures(pageCount, blockCount, sizeText(size))}
      </Text>
      {current ? null : (
        <div className={css.acts}>
          <Button
            size="sm"
            tone={chosen ? 'accent' : 'neutral'}
            aria-label={copy.of(number, copy.compare)}
            aria-pressed={chosen}
            onPress={onCompare}
          >
            {copy.compare}
          </Button>
          <Button size="sm" aria-label={copy.of(number, copy.restore)} disabled={pending} onPress={onRestore}>
            {copy.restore}
          </Button>
        </div>
      )}
    </li>
  );
}

/** A span names both days, today’s too: 11月18日 09:30至今天 10:00. */
const timeText = (time: number, now: number) => `${dayName(time, now)} ${clockText(time)}`;
