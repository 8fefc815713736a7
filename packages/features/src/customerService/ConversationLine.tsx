import type { CsMessage } from '@tinystar/contract';
import { Avatar, Button, Inline, Stack, Text } from '@tinystar/ui';
import { momentText } from '../shared/moment.ts';
import * as css from './ConversationView.css.ts';
import { copy } from './copy.ts';
import { deskCopy } from './deskCopy.ts';
import { writerOf, type Line } from './model.ts';

const words = copy.conversation;

export interface ConversationLineProps {
  line: Line;
  side: 'user' | 'agent';
  /** ms since the epoch. */
  now: number;
  /** Puts an agent's reply into the Q&A library; without it nothing is offered. */
  onSettle?: ((reply: CsMessage) => void) | undefined;
}

/** One message, the reader's own at the end side, the end of a ticket, or that it was passed on. */
export function ConversationLine({ line, side, now, onSettle }: ConversationLineProps) {
  if (line.kind === 'transfer') {
    const { from, to, note, timestamp } = line.transfer;
    return (
      <div className={css.passed}>
        <Text size="caption" tone="secondary">
          {deskCopy.transfer.line(from, to)}{' '}
          <time dateTime={new Date(timestamp).toISOString()}>{momentText(timestamp, now)}</time>
        </Text>
        {note ? <Text size="caption">{deskCopy.transfer.noted(note)}</Text> : null}
      </div>
    );
  }
  if (line.kind === 'closed') {
    return (
      <div className={css.closed} role="separator">
        <Text size="caption" tone="secondary" numeric>
          {words.endedAt(momentText(line.time, now))}
        </Text>
      </div>
    );
  }
  const { message } = line;
  const { name, face, mine } = writerOf(message, side);
  const { referenceMessage, timestamp, content, csTicketId } = message;
  return (
    <article className={css.line({ mine })} aria-label={mine ? words.me : name}>
      <Inline>
        {mine ? null : <Avatar name={face.name} id={csTicketId} source={face.avatar} size="xs" decorative />}
        <Text size="caption" tone="secondary">
          {mine ? '' : `${name} `}
          <time dateTime={new Date(timestamp).toISOString()}>{momentText(timestamp, now)}</time>
        </Text>
      </Inline>
      <div className={css.words({ mine })}>
        {referenceMessage ? (
          <div className={css.quote}>
            <Stack gap={0}>
              <Text size="caption" tone="secondary" lines={2}>
                {words.quoted(referenceMessage.User.name)}：{referenceMessage.content.text}
              </Text>
            </Stack>
          </div>
        ) : null}
        {content.text}
      </div>
      {onSettle && message.source === 'customerService' ? (
        message.settled ? (
          <Text size="caption" tone="tertiary">
            {deskCopy.settle.done}
          </Text>
        ) : (
          <Button size="sm" emphasis="quiet" onPress={() => onSettle(message)}>
            {deskCopy.settle.open}
          </Button>
        )
      ) : null}
    </article>
  );
}
