import type { Avatar as AvatarShape } from '@tinystar/contract';
import { Avatar, Button, Card, Grow, Inline, Skeleton, SkeletonRegion, Stack, Text } from '@tinystar/ui';
import { Compass } from '@tinystar/ui/icons';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';
import * as css from './ConversationColumn.css.ts';

/** An assistant one has talked to. */
export interface Conversation {
  id: string;
  name: string;
  avatar: AvatarShape;
  href: string;
}

export interface ConversationColumnProps {
  conversations: Remote<readonly Conversation[]>;
  /** Address of the page shown. */
  current: string;
  squareHref: string;
  /** Inside a drawer it takes its width. @default 'beside' */
  place?: 'beside' | 'drawer';
  onRetry: () => void;
}

/** The second column of enterprise identities: one's assistants and the way to the square (SHELL-08). */
export function ConversationColumn({
  conversations,
  current,
  squareHref,
  place = 'beside',
  onRetry,
}: ConversationColumnProps) {
  return (
    <aside className={css.column({ place })} aria-label={copy.conversations}>
      <div className={css.head}>
        <Button block icon={Compass} href={squareHref}>
          {copy.square}
        </Button>
      </div>
      <Body conversations={conversations} current={current} onRetry={onRetry} />
    </aside>
  );
}

function Body({
  conversations,
  current,
  onRetry,
}: Pick<ConversationColumnProps, 'conversations' | 'current' | 'onRetry'>) {
  if (conversations.kind === 'loading') {
    return (
      <div className={css.words}>
        <SkeletonRegion>
          <Stack gap={12}>
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </Stack>
        </SkeletonRegion>
      </div>
    );
  }
  if (conversations.kind === 'failed') {
    return (
      <div className={css.words}>
        <Stack gap={8} align="start">
          <Text tone="secondary">{conversations.message}</Text>
          <Button size="sm" onPress={onRetry}>
            {copy.retry}
          </Button>
        </Stack>
      </div>
    );
  }
  if (conversations.kind === 'missing' || conversations.data.length === 0) {
    return (
      <div className={css.words}>
        <Text tone="secondary">{copy.noConversations}</Text>
      </div>
    );
  }
  return (
    <nav className={css.list} aria-label={copy.conversations}>
      {conversations.data.map(({ id, name, avatar, href }) => (
        <Card key={id} href={href} padding="sm" ground={href === current ? 'accent' : 'surface'}>
          <Inline gap={12}>
            <Avatar name={name} id={id} source={avatar} decorative />
            <Grow>
              <Text lines={1} title={name} weight={href === current ? 'strong' : 'regular'}>
                {name}
              </Text>
            </Grow>
          </Inline>
        </Card>
      ))}
    </nav>
  );
}
