import type { ChannelQuota } from '@tinystar/contract';
import { Button, Field, Inline, InlineMessage, Skeleton, SkeletonRegion, Stack, Text } from '@tinystar/ui';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';

export interface ChannelQuotaViewProps {
  quota: Remote<ChannelQuota>;
  /** What came of the last test message. */
  tested?: { ok: boolean; message: string } | undefined;
  testing: boolean;
  onTest: () => void;
  onRetry: () => void;
}

const words = copy.quota;
const number = (value: number) => value.toLocaleString('zh-CN');

/** What was sent through a channel today, what the platform still takes, and a message to try it out. */
export function ChannelQuotaView({ quota, tested, testing, onTest, onRetry }: ChannelQuotaViewProps) {
  return (
    <Field label={words.title} group hint={words.hint}>
      <Stack gap={12}>
        {quota.kind === 'loading' ? (
          <SkeletonRegion>
            <Skeleton shape="block" height={3} />
          </SkeletonRegion>
        ) : quota.kind !== 'ready' ? (
          <FailedResult title={words.failed} of={quota} onRetry={onRetry} />
        ) : (
          <Lines quota={quota.data} />
        )}
        <Inline>
          <Button pending={testing} onPress={onTest}>
            {words.test}
          </Button>
          {tested ? (
            <InlineMessage tone={tested.ok ? 'success' : 'danger'}>
              {tested.ok ? words.sent : tested.message}
            </InlineMessage>
          ) : null}
        </Inline>
      </Stack>
    </Field>
  );
}

function Lines({ quota: { sentToday, daily, each, hours } }: { quota: ChannelQuota }) {
  return (
    <Stack gap={4}>
      <Text>{words.today(number(sentToday))}</Text>
      {daily ? <Text tone="secondary">{words.left(number(daily.left), number(daily.limit))}</Text> : null}
      <Text tone="secondary">{each === null ? words.within(hours) : words.each(each, hours)}</Text>
    </Stack>
  );
}
