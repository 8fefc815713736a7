import { webhooks, type Webhook } from '@tinystar/contract';
import { ConfirmDialog, toast } from '@tinystar/ui';
import { useState } from 'react';
import { useCall, useChange } from '../../shared/calls/index.ts';
import { ConflictDialog } from '../../shared/conflict/index.ts';
import { noticeOf } from '../../shared/errors.ts';
import { remoteOf } from '../../shared/remote.ts';
import { say } from '../../shared/say.ts';
import { copy, formCopy, secretCopy } from './copy.ts';
import { Deliveries } from './Deliveries.tsx';
import { SecretDialog } from '../SecretDialog.tsx';
import { originOf, useSaveWebhook } from './useSaveWebhook.ts';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhooksView } from './WebhooksView.tsx';

const nothing = { address: '', description: '', events: [] };
const touches = [webhooks.list, webhooks.deliveries];

/** The webhooks of an enterprise's assistant, joined to the server. */
export function Webhooks({ kbBotId }: { kbBotId: string }) {
  const list = useCall(webhooks.list, { kbBotId }, { staleTime: 0, onFocus: true });
  const [writing, setWriting] = useState<'new' | Webhook>();
  const [looking, setLooking] = useState<string>();
  const [asking, setAsking] = useState<{ act: 'renew' | 'remove'; webhook: Webhook }>();
  const [secret, setSecret] = useState<string>();
  const close = () => setWriting(undefined);
  const edited = writing === 'new' ? undefined : writing;
  const saved = () => {
    toast(formCopy.saved);
    close();
  };
  const save = useSaveWebhook({ kbBotId, webhook: edited, onSaved: saved, onTheirs: close });
  const made = (answer: { secret: string }) => {
    close();
    setAsking(undefined);
    setSecret(answer.secret);
  };
  const create = useChange(webhooks.create, { touches, onSuccess: made });
  const renew = useChange(webhooks.renewSecret, { touches, onSuccess: made, onError: say });
  const remove = useChange(webhooks.remove, {
    touches,
    onSuccess: () => {
      setAsking(undefined);
      toast(copy.removed);
    },
    onError: say,
  });
  const turn = useChange(webhooks.update, {
    touches,
    onSuccess: ({ on }) => toast(on ? copy.turnedOn : copy.turnedOff),
    onError: say,
  });
  const test = useChange(webhooks.test, {
    touches,
    onSuccess: ({ state, error }) =>
      state === 'delivered' ? toast(copy.tested) : toast(copy.notTested(error), { tone: 'danger' }),
    onError: say,
  });
  const open = (webhook: 'new' | Webhook) => {
    create.reset();
    save.reset();
    setWriting(webhook);
  };
  const looked = list.data?.rows.find(({ id }) => id === looking);
  return (
    <>
      <WebhooksView
        list={remoteOf(list)}
        now={list.dataUpdatedAt}
        testing={test.isPending ? test.variables.id : undefined}
        onCreate={() => open('new')}
        onRetry={() => void list.refetch()}
        onTest={({ id }) => test.mutate({ kbBotId, id })}
        onDeliveries={({ id }) => setLooking(id)}
        onEdit={open}
        onSwitch={(webhook) => {
          const { version, values } = originOf(webhook);
          turn.mutate({ kbBotId, id: webhook.id, ...values, on: !values.on, version });
        }}
        onRenew={(webhook) => setAsking({ act: 'renew', webhook })}
        onRemove={(webhook) => setAsking({ act: 'remove', webhook })}
      />
      {writing ? (
        <WebhookDialog
          kind={edited ? 'edit' : 'create'}
          initial={edited ? originOf(edited).values : nothing}
          pending={create.isPending || save.saving}
          error={create.error ? (noticeOf(create.error)?.text ?? formCopy.refused) : save.error}
          onSave={(draft) =>
            edited
              ? save.saveWhole(originOf(edited), { on: edited.on, ...draft })
              : create.mutate({ kbBotId, ...draft })
          }
          onClose={close}
        />
      ) : null}
      <ConflictDialog {...save.conflict} />
      <ConfirmDialog
        open={asking !== undefined}
        tone={asking?.act === 'remove' ? 'danger' : 'accent'}
        title={asking?.act === 'remove' ? copy.removeTitle : copy.renewTitle}
        confirmLabel={asking?.act === 'remove' ? copy.remove : copy.renew}
        pending={remove.isPending || renew.isPending}
        onCancel={() => setAsking(undefined)}
        onConfirm={() => {
          if (asking) (asking.act === 'remove' ? remove : renew).mutate({ kbBotId, id: asking.webhook.id });
        }}
      >
        {asking?.act === 'remove' ? copy.removeText : copy.renewText}
      </ConfirmDialog>
      <SecretDialog words={secretCopy} secret={secret} onTaken={() => setSecret(undefined)} />
      {looked ? <Deliveries webhook={looked} onClose={() => setLooking(undefined)} /> : null}
    </>
  );
}
