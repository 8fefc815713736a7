import type { CsConversation } from '@tinystar/contract';
import { Avatar, Button, Grow, Icon, Inline, Link, Stack, Tag, Text } from '@tinystar/ui';
import { ArrowLeft } from '@tinystar/ui/icons';
import * as css from './ConversationView.css.ts';
import { copy } from './copy.ts';
import { deskCopy } from './deskCopy.ts';

export interface ConversationHeadProps {
  data: CsConversation;
  side: 'user' | 'agent';
  onEnd: () => void;
  backHref: string;
}

const words = copy.conversation;

/** Whom one talks with, how it stands, and the way out. */
export function ConversationHead({
  data: { kbBot, user, ticket, desk },
  side,
  onEnd,
  backHref,
}: ConversationHeadProps) {
  const open = ticket?.status === 'open';
  const face = side === 'user' ? kbBot : user;
  return (
    <header className={css.head}>
      <Inline gap={12}>
        <Link href={backHref} tone="quiet">
          <Icon of={ArrowLeft} label={words.back} />
        </Link>
        <Avatar name={face.name} id={side === 'user' ? kbBot.id : (ticket?.id ?? '')} source={face.avatar} decorative />
        <Grow>
          <Stack gap={0}>
            <Inline>
              <h1 className={css.name}>
                <Text as="strong" size="label" lines={1} title={face.name}>
                  {face.name}
                </Text>
              </h1>
              {ticket ? <Tag tone={open ? 'info' : 'neutral'}>{open ? words.open : words.ended}</Tag> : null}
            </Inline>
            <Text size="caption" tone="secondary" lines={1} title={kbBot.name}>
              {side === 'user' ? words.within(kbBot.serviceLevelAgreement) : words.about(kbBot.name)}
              {desk?.agent ? ` · ${deskCopy.transfer.inHand(desk.agent.name)}` : ''}
            </Text>
          </Stack>
        </Grow>
        {open ? (
          <Button size="sm" onPress={onEnd}>
            {words.end}
          </Button>
        ) : null}
      </Inline>
    </header>
  );
}
