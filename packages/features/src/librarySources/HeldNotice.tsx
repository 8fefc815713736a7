import type { Source, SourceLine } from '@tinystar/contract';
import { Banner, Button, Inline, Stack, Text } from '@tinystar/ui';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';
import * as css from './SourceDetailView.css.ts';

export interface HeldNoticeProps {
  source: Pick<Source, 'documentCount' | 'lastRun'>;
  /** What would go. */
  removals: Remote<{ rows: SourceLine[]; count: number }>;
  pending: boolean;
  /** Does everything, or everything but the removals. */
  onDecide: (removes: boolean) => void;
}

/** As many as can be read at a glance; all of them stand in the lines of the run. */
const SHOWN = 5;
const words = copy.held;

/** A run that would take away a large share of a source waits for a person. */
export function HeldNotice({ source, removals, pending, onDecide }: HeldNoticeProps) {
  const { rows, count } = removals.kind === 'ready' ? removals.data : { rows: [], count: 0 };
  const text = source.lastRun?.reason || words.text(count, source.documentCount);
  const shown = rows.slice(0, SHOWN);
  return (
    <Banner tone="warning" title={words.title}>
      <Stack gap={12}>
        <div>
          <Text as="p">{text}</Text>
          <Text as="p" tone="secondary">
            {words.waits}
          </Text>
        </div>
        {shown.length > 0 ? (
          <ul className={css.removals} aria-label={words.list}>
            {shown.map(({ name, path }) => (
              <li key={path} className={css.removal} title={path}>
                {name}
              </li>
            ))}
            {count > shown.length ? (
              <Text as="li" tone="secondary">
                {words.rest(count - shown.length)}
              </Text>
            ) : null}
          </ul>
        ) : null}
        <Inline wrap>
          <Button size="sm" disabled={pending} onPress={() => onDecide(false)}>
            {words.keep}
          </Button>
          <Button size="sm" tone="danger" disabled={pending} onPress={() => onDecide(true)}>
            {words.all}
          </Button>
        </Inline>
      </Stack>
    </Banner>
  );
}
