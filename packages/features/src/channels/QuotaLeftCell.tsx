import type { ChannelQuota } from '@tinystar/contract';
import { Skeleton, Stack, Text } from '@tinystar/ui';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';

const words = copy.left;
/** Of what a day allows, a rest below which a maker should know. */
const SCARCE = 0.1;
const number = (value: number) => value.toLocaleString('zh-CN');

/** What a platform still takes, in a cell; more of it stands in the channel's dialog. */
export function QuotaLeftCell({ quota }: { quota: Remote<ChannelQuota> }) {
  if (quota.kind === 'loading') return <Skeleton width={4} />;
  if (quota.kind !== 'ready') return '-';
  const { daily, each, hours } = quota.data;
  if (!daily)
    return (
      <Stack gap={2}>
        {each === null ? null : <Text>{words.each(each)}</Text>}
        <Text size="caption" tone="tertiary">
          {words.within(hours)}
        </Text>
      </Stack>
    );
  const { left, limit } = daily;
  return (
    <Stack gap={2}>
      <Text numeric tone={left < limit * SCARCE ? 'warning' : 'primary'}>
        {number(left)}
      </Text>
      <Text size="caption" tone="tertiary">
        {words.limit(number(limit))}
      </Text>
    </Stack>
  );
}
