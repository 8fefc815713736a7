import { Button, CopyButton, Icon, type Glyph } from '@tinystar/ui';
import { CircleAlert, Coins, Pencil, RefreshCw, Play, WifiOff } from '@tinystar/ui/icons';
import type { ErrorAction, ErrorNotice, ErrorWay } from '../shared/errors.ts';
import * as css from './FailureNotice.css.ts';
import { messageCopy } from './messageCopy.ts';

export interface FailureNoticeProps {
  notice: ErrorNotice;
  /** Some of the answer came and stands above. */
  kept: boolean;
  requestId?: string | undefined;
  /** Left out while another answer is being written. */
  onResend: (() => void) | undefined;
  /** Puts the question back into the box. */
  onEdit: () => void;
  /** Offered where the kept text can be written on; undefined while another answer is being written. */
  onGoOn?: (() => void) | undefined;
  /** Left out where there is nowhere to go: then nothing is offered but sending again. */
  onResolve: ((action: ErrorWay) => void) | undefined;
}

const icons: Record<ErrorNotice['kind'], Glyph> = { coins: Coins, network: WifiOff, fault: CircleAlert };

const labels: Record<ErrorAction, string> = {
  recharge: messageCopy.recharge,
  topUpEnterprise: messageCopy.topUpEnterprise,
  resend: messageCopy.resend,
  edit: messageCopy.change,
};

/** Why an answer broke off and what can be done, at the place where it broke. */
export function FailureNotice({ notice, kept, requestId, onResend, onEdit, onResolve, ...rest }: FailureNoticeProps) {
  // What cannot be sent again cannot be written on either.
  const goesOn = 'onGoOn' in rest && notice.actions.includes('resend');
  return (
    <div className={css.notice({ kind: notice.kind })}>
      <span className={css.icon({ kind: notice.kind })}>
        <Icon of={icons[notice.kind]} />
      </span>
      <div className={css.body}>
        <p>{notice.text}</p>
        {kept ? <p className={css.small}>{messageCopy.keptText}</p> : null}
        <div className={css.buttons}>
          {goesOn ? (
            <Button icon={Play} disabled={!rest.onGoOn} onPress={rest.onGoOn}>
              {messageCopy.goOn}
            </Button>
          ) : null}
          {notice.actions.map((action) =>
            action === 'resend' ? (
              <Button key={action} icon={RefreshCw} disabled={!onResend} onPress={onResend}>
                {labels[action]}
              </Button>
            ) : action === 'edit' ? (
              <Button key={action} icon={Pencil} onPress={onEdit}>
                {labels[action]}
              </Button>
            ) : onResolve === undefined ? null : (
              <Button key={action} tone="accent" emphasis="solid" onPress={() => onResolve(action)}>
                {labels[action]}
              </Button>
            ),
          )}
        </div>
        {requestId ? (
          <p className={css.small}>
            {messageCopy.requestId} <code>{requestId}</code>
            <CopyButton text={requestId} label={messageCopy.copyRequestId} size="sm" />
          </p>
        ) : null}
      </div>
    </div>
  );
}
