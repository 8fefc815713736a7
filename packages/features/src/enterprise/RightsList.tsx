import type { TenantRights } from '@tinystar/contract';
import { DescriptionList, Inline, Progress, Skeleton, SkeletonRegion, Tag, Text } from '@tinystar/ui';
import { FailedMessage } from '../shared/FailedMessage.tsx';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';
import { minuteText } from '../shared/days.ts';

export interface RightsListProps {
  rights: Remote<TenantRights>;
  onRetry: () => void;
}

const words = copy.info;

/** What the plan allows and how much of it is used (ENT-18). */
export function RightsList({ rights, onRetry }: RightsListProps) {
  if (rights.kind === 'loading') {
    return (
      <SkeletonRegion>
        <Skeleton shape="block" height={9} />
      </SkeletonRegion>
    );
  }
  if (rights.kind !== 'ready') {
    return <FailedMessage otherwise={words.rightsFailed} onRetry={onRetry} />;
  }
  const { plan, expiresAt, rights: rows } = rights.data;
  return (
    <DescriptionList
      layout="spread"
      items={[
        { term: words.plan, value: <Tag tone={plan === 'formal' ? 'accent' : 'warning'}>{words.plans[plan]}</Tag> },
        { term: words.expires, value: expiresAt === null ? words.forever : minuteText(expiresAt) },
        ...rows.map(({ name, used, limit }) => ({
          term: name,
          value: (
            <Inline>
              {limit ? <Progress size="sm" label={name} value={Math.min(1, used / limit)} /> : null}
              <Text numeric>{words.usage(used, limit === null ? words.unlimited : limit.toLocaleString('zh-CN'))}</Text>
            </Inline>
          ),
        })),
      ]}
    />
  );
}
