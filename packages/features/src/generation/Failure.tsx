import { Button, InlineMessage, Inline } from '@tinystar/ui';
import { RefreshCw } from '@tinystar/ui/icons';
import type { ErrorNotice } from '../shared/errors.ts';
import { copy } from './copy.ts';

export interface FailureProps {
  notice: ErrorNotice;
  onRetry: () => void;
  /** Goes to where coins come from; left out where the person cannot get any. */
  onRecharge?: (() => void) | undefined;
}

/** Why a text was not written, and what can be done. */
export function Failure({ notice, onRetry, onRecharge }: FailureProps) {
  const recharges =
    onRecharge && notice.actions.some((action) => action === 'recharge' || action === 'topUpEnterprise');
  return (
    <InlineMessage
      tone={notice.kind === 'coins' ? 'warning' : 'danger'}
      action={
        <Inline gap={8}>
          {recharges ? (
            <Button size="sm" tone="accent" emphasis="soft" onPress={onRecharge}>
              {copy.recharge}
            </Button>
          ) : null}
          {notice.actions.includes('resend') ? (
            <Button size="sm" icon={RefreshCw} onPress={onRetry}>
              {copy.retry}
            </Button>
          ) : null}
        </Inline>
      }
    >
      {notice.text}
    </InlineMessage>
  );
}
