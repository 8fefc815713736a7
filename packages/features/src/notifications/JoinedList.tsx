import type { Avatar as AvatarValue } from '@tinystar/contract';
import { Avatar, Button, Stack, Text, oneTabStop } from '@tinystar/ui';
import { copy } from './copy.ts';
import { list } from './Above.css.ts';
import * as css from './JoinedList.css.ts';

export interface JoinedEnterprise {
  id: string;
  name: string;
  avatar: AvatarValue;
}

export interface JoinedListProps {
  /** Enterprises that others added one to, where one has not been yet. */
  joined: readonly JoinedEnterprise[];
  onEnter: (id: string) => void;
}

/** Tells of each new enterprise, with the way into it. */
export function JoinedList({ joined, onEnter }: JoinedListProps) {
  if (joined.length === 0) return null;
  return (
    <ul ref={oneTabStop} className={list} aria-label={copy.joinedLabel}>
      {joined.map(({ id, name, avatar }) => (
        <li key={id} className={css.item}>
          <Avatar name={name} id={id} source={avatar} size="md" decorative />
          <Stack gap={2}>
            <Text as="div" size="label" lines={2} title={name}>
              {copy.joined(name)}
            </Text>
            <Text as="div" size="caption" tone="secondary">
              {copy.joinedText}
            </Text>
          </Stack>
          <Button size="sm" aria-label={copy.enterIt(name)} onPress={() => onEnter(id)}>
            {copy.enter}
          </Button>
        </li>
      ))}
    </ul>
  );
}
