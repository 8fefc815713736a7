import type { Avatar as AvatarSource } from '@tinystar/contract';
import { Avatar, Inline, Text } from '@tinystar/ui';
import { copy } from './copy.ts';

export interface AskerProps {
  asker: string;
  userName: string;
  userAvatar: AvatarSource | null;
}

/** Visitors are told apart by the end of their number. */
export const nameOf = ({ asker, userName }: Pick<AskerProps, 'asker' | 'userName'>): string =>
  userName || copy.conversations.visitor(asker.slice(-4));

/** Who asked. */
export function Asker(props: AskerProps) {
  const name = nameOf(props);
  return (
    <Inline gap={8}>
      <Avatar
        name={name}
        id={props.asker}
        size="xs"
        decorative
        {...(props.userAvatar && { source: props.userAvatar })}
      />
      <Text lines={1} title={name}>
        {name}
      </Text>
    </Inline>
  );
}
