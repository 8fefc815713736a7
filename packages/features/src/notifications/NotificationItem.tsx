import type { CsMessage } from '@tinystar/contract';
import { Avatar, Button, Stack, Tag, Text, toast } from '@tinystar/ui';
import { Reply } from '@tinystar/ui/icons';
import { useState } from 'react';
import { copy } from './copy.ts';
import { faceOf } from './model/notification.ts';
import { momentText } from '../shared/moment.ts';
import { refusalOf } from '../shared/refusalOf.ts';
import * as css from './NotificationItem.css.ts';
import { ReplyForm } from './ReplyForm.tsx';

export interface NotificationItemProps {
  message: CsMessage;
  /** ms since the epoch, for 昨天 and the like. */
  now: number;
  onOpen: (message: CsMessage) => void;
  /** Resolves to whether it was sent; the words stay when it was not. */
  onReply: (message: CsMessage, text: string) => Promise<boolean>;
}

/** One unread message: who, when, about what, the words, what they refer to, and an answer at once (NOTIF-02). */
export function NotificationItem({ message, now, onOpen, onReply }: NotificationItemProps) {
  const [replying, setReplying] = useState(false);
  const { source, content, referenceMessage, csTicketStatus, csTicketKbBot, timestamp } = message;
  const { name, avatar } = faceOf(message);
  const startReply = () => {
    const refusal = refusalOf(csTicketKbBot);
    if (refusal) toast(refusal, { tone: 'warning' });
    else setReplying(true);
  };
  return (
    <li className={css.item}>
      <Avatar name={name} id={message.csTicketId} source={avatar} size="md" decorative />
      <Stack gap={8}>
        <Stack gap={2}>
          <div className={css.head}>
            <button
              type="button"
              className={css.open}
              aria-label={copy.open(name, content.text)}
              onClick={() => onOpen(message)}
            >
              <Text as="div" size="label" lines={1} title={name}>
                {name}
              </Text>
            </button>
            {csTicketStatus === 'closed' ? <Tag>{copy.closed}</Tag> : null}
            <time className={css.time} dateTime={new Date(timestamp).toISOString()}>
              <Text size="caption" tone="secondary" numeric>
                {momentText(timestamp, now)}
              </Text>
            </time>
          </div>
          <Text as="div" size="caption" tone="secondary" lines={1} title={csTicketKbBot.name}>
            {source === 'user' ? copy.about(csTicketKbBot.name) : copy.agent}
          </Text>
        </Stack>
        <div className={css.body}>
          <Text as="p" lines={4} title={content.text}>
            {content.text}
          </Text>
        </div>
        {referenceMessage ? (
          <div className={css.quote}>
            <Text as="p" size="caption" tone="secondary" lines={2}>
              {copy.quoted(referenceMessage.User.name)}：{referenceMessage.content.text}
            </Text>
          </div>
        ) : null}
        {csTicketStatus === 'closed' ? null : (
          <div className={css.tools}>
            {replying ? (
              <ReplyForm
                label={copy.replyTo(name)}
                onSend={async (text) => {
                  const sent = await onReply(message, text);
                  if (sent) setReplying(false);
                }}
                onCancel={() => setReplying(false)}
              />
            ) : (
              <Button size="sm" emphasis="quiet" icon={Reply} aria-label={copy.replyTo(name)} onPress={startReply}>
                {copy.reply}
              </Button>
            )}
          </div>
        )}
      </Stack>
    </li>
  );
}
