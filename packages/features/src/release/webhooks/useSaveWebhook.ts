import { Webhook, webhooks } from '@tinystar/contract';
import { runCall } from '../../shared/calls/runCall.ts';
import { useVersionedSave } from '../../shared/conflict/index.ts';
import { useApi } from '../../shared/session.ts';
import { copy, eventWords, formCopy as words } from './copy.ts';
import type { WebhookDraft } from './WebhookDialog.tsx';

/** What the dialog edits of a webhook, with whether it is on, and the version it is made from. */
export const originOf = ({ updatedAt, address, description, events, on }: Webhook) => ({
  version: updatedAt,
  values: { address, description, events, on },
});

export interface SaveWebhookOptions {
  kbBotId: string;
  /** The one that is edited, as it stood when that began. */
  webhook: Webhook | undefined;
  onSaved: () => void;
  onTheirs: () => void;
}

/** Saves a webhook over what its dialog was opened with. */
export const useSaveWebhook = ({ kbBotId, webhook, ...ends }: SaveWebhookOptions) => {
  const api = useApi();
  return useVersionedSave<WebhookDraft & { on: boolean }>({
    ...ends,
    touches: [webhooks.list],
    fields: {
      address: { label: words.address, show: (text) => text },
      description: { label: words.description, show: (text) => text },
      events: { label: words.events, show: (events) => events.map((event) => eventWords[event].label).join('、') },
      on: { label: copy.columns.state, show: (on) => (on ? copy.turnOn : copy.turnOff) },
    },
    shows: true,
    send: ({ values, version }) =>
      runCall(api, webhooks.update, { kbBotId, id: webhook?.id ?? '', ...values, version }),
    read(current) {
      const now = Webhook.safeParse(current);
      return now.success ? originOf(now.data) : undefined;
    },
  });
};
