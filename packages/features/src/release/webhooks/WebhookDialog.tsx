import { codePoints, webhookEvents, webhookLimits, webhookMessages, type WebhookEvent } from '@tinystar/contract';
import { Checkbox, Dialog, Field, Form, InlineMessage, Stack, Text, TextInput } from '@tinystar/ui';
import { useState } from 'react';
import { FormButtons } from '../../shared/FormButtons.tsx';
import { eventWords, formCopy as words } from './copy.ts';

export interface WebhookDraft {
  address: string;
  description: string;
  events: WebhookEvent[];
}

export interface WebhookDialogProps {
  kind: 'create' | 'edit';
  initial: WebhookDraft;
  pending: boolean;
  /** What the server refused. */
  error?: string | undefined;
  onSave: (draft: WebhookDraft) => void;
  onClose: () => void;
}

const FORM = 'webhook';

const problemsOf = ({ address, description, events }: WebhookDraft): Partial<Record<keyof WebhookDraft, string>> => ({
  ...(address.trim() === '' && { address: webhookMessages.address }),
  ...(address.trim().length > webhookLimits.address && { address: webhookMessages.addressLong }),
  ...(codePoints(description.trim()) > webhookLimits.description && { description: webhookMessages.descriptionLong }),
  ...(events.length === 0 && { events: webhookMessages.noEvents }),
});

/** Names a receiver and what it is told. */
export function WebhookDialog({ kind, initial, pending, error, onSave, onClose }: WebhookDialogProps) {
  const [begun] = useState(initial);
  const [draft, setDraft] = useState(begun);
  const [checked, setChecked] = useState(false);
  const problems = problemsOf(draft);
  const shown = checked ? problems : {};
  const set = (change: Partial<WebhookDraft>) => setDraft((before) => ({ ...before, ...change }));
  const submit = () => {
    setChecked(true);
    if (Object.keys(problems).length === 0) onSave(draft);
  };
  return (
    <Dialog
      open
      unsaved={draft !== begun}
      title={words[kind]}
      onClose={onClose}
      footer={<FormButtons form={FORM} submit={words.save} pending={pending} onClose={onClose} />}
    >
      <Form id={FORM} onSubmit={submit}>
        <Stack gap={20}>
          <Field label={words.address} required hint={words.addressHint} error={shown.address}>
            <TextInput value={draft.address} onChange={(address) => set({ address })} placeholder="https://" />
          </Field>
          <Field label={words.description} hint={words.descriptionHint} error={shown.description}>
            <TextInput value={draft.description} onChange={(description) => set({ description })} />
          </Field>
          <Field label={words.events} required group error={shown.events}>
            <EventChoice chosen={draft.events} onChange={(events) => set({ events })} />
          </Field>
          {error ? <InlineMessage tone="danger">{error}</InlineMessage> : null}
        </Stack>
      </Form>
    </Dialog>
  );
}

interface EventChoiceProps {
  chosen: readonly WebhookEvent[];
  onChange: (events: WebhookEvent[]) => void;
}

/** The events, each with the sentence that says when it comes. */
function EventChoice({ chosen, onChange }: EventChoiceProps) {
  const set = (event: WebhookEvent, on: boolean) =>
    onChange(webhookEvents.filter((each) => (each === event ? on : chosen.includes(each))));
  return (
    <Stack gap={12}>
      {webhookEvents.map((event) => (
        <Checkbox key={event} checked={chosen.includes(event)} onChange={(on) => set(event, on)}>
          <Stack gap={2}>
            <Text>{eventWords[event].label}</Text>
            <Text size="caption" tone="secondary">
              {eventWords[event].hint}
            </Text>
          </Stack>
        </Checkbox>
      ))}
    </Stack>
  );
}
