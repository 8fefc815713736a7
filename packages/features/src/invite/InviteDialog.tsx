import { constants, prices } from '@tinystar/contract';
import {
  CopyField,
  Dialog,
  Field,
  Skeleton,
  SkeletonRegion,
  Stack,
  Statistic,
  StatisticGroup,
  Stepper,
  Tag,
  Text,
} from '@tinystar/ui';
import { Coins } from '@tinystar/ui/icons';
import { FailedMessage } from '../shared/FailedMessage.tsx';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';

/** How far inviting has come: the code, the address that carries it, and how many came by it. */
export interface Invitation {
  code: string;
  href: string;
  count: number;
}

export interface InviteDialogProps {
  open: boolean;
  /** A VIP sees how many came; anybody else how many are missing (D-25, D-26). */
  vip: boolean;
  invitation: Remote<Invitation>;
  onClose: () => void;
  onRetry: () => void;
}

/** Inviting friends: the way to VIP, or what it has brought (INV-01, INV-02, INV-03). */
export function InviteDialog({ open, vip, invitation, onClose, onRetry }: InviteDialogProps) {
  return (
    <Dialog open={open} size="sm" onClose={onClose} title={copy.title} description={vip ? copy.leadVip : copy.lead}>
      {invitation.kind === 'ready' ? (
        <Stack gap={24}>
          {vip ? <Earned count={invitation.data.count} /> : <Steps count={invitation.data.count} />}
          <Stack gap={4} align="start">
            <Tag tone="warning" icon={Coins}>
              {copy.reward}
            </Tag>
            <Text size="caption" tone="secondary">
              {copy.once}
            </Text>
          </Stack>
          <Field label={copy.link}>
            <CopyField
              value={invitation.data.href}
              action={copy.copyLink}
              success={copy.copied}
              failure={copy.copyFailed}
              look="words"
            />
          </Field>
          <Field label={copy.code}>
            <CopyField value={invitation.data.code} action={copy.copyCode} look="words" />
          </Field>
        </Stack>
      ) : invitation.kind === 'loading' ? (
        <SkeletonRegion>
          <Stack gap={24}>
            <Skeleton shape="block" height={4} />
            <Skeleton shape="block" height={2.25} />
            <Skeleton shape="block" height={2.25} />
          </Stack>
        </SkeletonRegion>
      ) : (
        <FailedMessage of={invitation} otherwise={copy.failed} onRetry={onRetry} />
      )}
    </Dialog>
  );
}

const needed = constants.INVITE_VIP_THRESHOLD;

function Steps({ count }: { count: number }) {
  const steps = Array.from({ length: needed }, (_, at) => ({
    id: String(at),
    title: copy.step(at + 1),
    note: at < count ? copy.joined : copy.waiting,
  }));
  return (
    <Stack gap={12}>
      <Stepper label={copy.steps} steps={steps} current={count < needed ? String(count) : undefined} />
      <Text tone="secondary" numeric>
        {count < needed ? copy.missing(needed - count) : copy.reached}
      </Text>
    </Stack>
  );
}

function Earned({ count }: { count: number }) {
  return (
    <StatisticGroup>
      <Statistic label={copy.invited} value={count.toLocaleString('zh-CN')} unit={copy.people} />
      <Statistic label={copy.earned} value={(count * prices.invitedFriend).toLocaleString('zh-CN')} />
    </StatisticGroup>
  );
}
