import type { TenantRights } from '@tinystar/contract';
import { Button, DescriptionList, Dialog, Inline, Skeleton, Stack, Tag, Text } from '@tinystar/ui';
import { dayText } from './days.ts';
import { FailedMessage } from './FailedMessage.tsx';
import { lateCopy } from './lateCopy.ts';
import type { Remote } from './remote.ts';

export interface UpgradeViewProps {
  /** Persons have no plan of an enterprise, members of one cannot buy it. */
  role: 'personal' | 'member' | 'creator';
  /** Of the person or the enterprise. */
  name: string;
  /** What the feature does for whoever has it. */
  text: string;
  rights: Remote<TenantRights>;
  /** Time against which the plan has ended or not, in ms. */
  now: number;
  onClose: () => void;
  onRetry: () => void;
}

const words = lateCopy.upgrade;

/** The prompt of a feature that belongs to the plans of enterprises (D-14). */
export function UpgradeView({ role, name, text, rights, now, onClose, onRetry }: UpgradeViewProps) {
  return (
    <Dialog
      open
      size="sm"
      title={words.title}
      description={text}
      onClose={onClose}
      footer={
        <>
          {role === 'creator' ? <Button href="/solution?reNew=true">{lateCopy.renew}</Button> : null}
          {role === 'member' ? <Button onPress={onClose}>{words.known}</Button> : null}
          <Button tone="accent" emphasis="solid" href="/a/vip/center">
            {words.button}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {rights.kind === 'ready' ? (
          <DescriptionList
            items={[
              { term: role === 'personal' ? words.identity : words.enterprise, value: name },
              { term: words.plan, value: <Plan of={rights.data} role={role} now={now} /> },
              ...(rights.data.features.length > 0
                ? [{ term: words.opens, value: rights.data.features.map((id) => words.features[id]).join('、') }]
                : []),
            ]}
          />
        ) : rights.kind === 'loading' ? (
          <Skeleton shape="block" height={4} />
        ) : (
          <FailedMessage of={rights} otherwise={words.failed} onRetry={onRetry} />
        )}
        <Text tone="secondary">{words.way[role]}</Text>
      </Stack>
    </Dialog>
  );
}

function Plan({
  of: { plan, expiresAt },
  role,
  now,
}: {
  of: TenantRights;
  role: UpgradeViewProps['role'];
  now: number;
}) {
  if (role === 'personal') return words.personal;
  const ended = expiresAt !== null && expiresAt <= now;
  return (
    <Inline wrap>
      {words.plans[plan]}
      {expiresAt === null ? null : (
        <Tag tone={ended ? 'warning' : 'neutral'}>{(ended ? words.ended : words.until)(dayText(expiresAt))}</Tag>
      )}
    </Inline>
  );
}
