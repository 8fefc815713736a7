import type { WebhookDelivery } from '@tinystar/contract';
import { Button, CodeBlock, Inline, Stack, Status, Text } from '@tinystar/ui';
import { useState } from 'react';
import { momentText } from '../../shared/moment.ts';
import { deliveryCopy as words, stateWords, typeWords } from './copy.ts';
import * as css from './DeliveryItem.css.ts';

export interface DeliveryItemProps {
  delivery: WebhookDelivery;
  now: number;
  /** It is being sent again. */
  pending: boolean;
  /** Undefined while the webhook is off. */
  onResend?: (() => void) | undefined;
}

const tones = { waiting: 'info', delivered: 'success', failed: 'danger' } as const;

/** One delivery: what it told, what came of it, and on demand what was sent and answered. */
export function DeliveryItem({ delivery, now, pending, onResend }: DeliveryItemProps) {
  const [open, setOpen] = useState(false);
  const { type, state, createdAt, error } = delivery;
  const moment = momentText(createdAt, now);
  return (
    <li className={css.item}>
      <Stack gap={8}>
        <Inline gap={12}>
          <Text weight="strong">{typeWords[type]}</Text>
          <Status tone={tones[state]}>{stateWords[state]}</Status>
          <Text size="caption" tone="tertiary">
            {moment}
          </Text>
        </Inline>
        {error ? <Text tone="danger">{error}</Text> : null}
        <Text size="caption" tone="secondary">
          {factsOf(delivery, now)}
        </Text>
        <Inline gap={4}>
          <Button emphasis="quiet" size="sm" onPress={() => setOpen(!open)}>
            {open ? words.hide : words.show}
          </Button>
          {onResend && state !== 'waiting' ? (
            <Button tone="accent" emphasis="quiet" size="sm" pending={pending} onPress={onResend}>
              {words.resend}
            </Button>
          ) : null}
        </Inline>
        {open ? <Bodies delivery={delivery} /> : null}
      </Stack>
    </li>
  );
}

const factsOf = ({ attempts, responseStatus, duration, nextAttemptAt }: WebhookDelivery, now: number): string =>
  [
    words.attempts(attempts),
    ...(responseStatus === undefined ? [] : [words.status(responseStatus)]),
    ...(duration === undefined ? [] : [words.took(duration)]),
    ...(nextAttemptAt === undefined ? [] : [words.next(momentText(nextAttemptAt, now))]),
  ].join(' · ');

function Bodies({ delivery: { requestBody, responseBody } }: { delivery: WebhookDelivery }) {
  return (
    <Stack gap={12}>
      <CodeBlock title={words.request} code={indented(requestBody)} wrap />
      {responseBody === '' ? (
        <Text tone="secondary">{words.noResponse}</Text>
      ) : (
        <CodeBlock title={words.response} code={responseBody} wrap />
      )}
    </Stack>
  );
}

/** The same JSON, readable. */
function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
