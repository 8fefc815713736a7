import { Avatar, Inline, Text, type AvatarSource } from '@tinystar/ui';
import type { ReactNode } from 'react';

export interface PersonCellProps {
  person: { id: string; name: string; avatar: AvatarSource };
  /** Stands behind the name: a tag. */
  children?: ReactNode;
}

/** A face and a name in a row of a table. */
export function PersonCell({ person: { id, name, avatar }, children }: PersonCellProps) {
  return (
    <Inline gap={12}>
      <Avatar name={name} id={id} source={avatar} decorative />
      <Text lines={1} title={name}>
        {name}
      </Text>
      {children}
    </Inline>
  );
}
