import type { QaPair } from '@tinystar/contract';
import { InlineMessage, Link, Stack, Text } from '@tinystar/ui';

export interface PairLinksProps {
  tone: 'info' | 'warning';
  title: string;
  pairs: readonly QaPair[];
  href?: ((pair: QaPair) => string) | undefined;
  /** Said behind the question of a pair. */
  note?: (pair: QaPair) => string;
}

/** Pairs that stand in the library already; nothing where there are none. */
export function PairLinks({ tone, title, pairs, href, note }: PairLinksProps) {
  if (pairs.length === 0) return null;
  return (
    <InlineMessage tone={tone}>
      <Stack gap={4}>
        <Text weight="strong">{title}</Text>
        {pairs.map((pair) => (
          <span key={pair.id}>
            {href ? (
              <Link href={href(pair)} tone="inline" external>
                {pair.question}
              </Link>
            ) : (
              pair.question
            )}
            {note?.(pair)}
          </span>
        ))}
      </Stack>
    </InlineMessage>
  );
}
