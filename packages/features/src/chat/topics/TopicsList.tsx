import { Button, Skeleton, SkeletonRegion, Stack, Text } from '@tinystar/ui';
import type { ReactNode } from 'react';
import type { Remote } from '../../shared/remote.ts';
import { topicsCopy as copy } from './copy.ts';
import type { Some, TopicsViewProps } from './TopicsView.tsx';
import * as css from './TopicsView.css.ts';

interface TopicsListProps extends Pick<TopicsViewProps, 'loadingMore' | 'onMore' | 'onRetry'> {
  of: Remote<Some<unknown>>;
  failed: string;
  none: string;
  more: string;
  children: ReactNode;
}

/** A list in every state it can be in. */
export function TopicsList({
  of,
  failed,
  none,
  more,
  loadingMore = false,
  onMore,
  onRetry,
  children,
}: TopicsListProps) {
  if (of.kind === 'loading')
    return (
      <div className={css.words}>
        <SkeletonRegion>
          <Stack gap={12}>
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </Stack>
        </SkeletonRegion>
      </div>
    );
  if (of.kind !== 'ready')
    return (
      <div className={css.words}>
        <Stack gap={8} align="start">
          <Text tone="secondary">{failed}</Text>
          <Button size="sm" onPress={onRetry}>
            {copy.again}
          </Button>
        </Stack>
      </div>
    );
  const { rows, count } = of.data;
  if (count === 0)
    return (
      <div className={css.words}>
        <Text tone="secondary">{none}</Text>
      </div>
    );
  return (
    <>
      {children}
      {rows.length < count ? (
        <Button size="sm" emphasis="quiet" block pending={loadingMore} onPress={onMore}>
          {more}
        </Button>
      ) : null}
    </>
  );
}
