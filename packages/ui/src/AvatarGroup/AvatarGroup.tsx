import { Avatar, type AvatarProps } from '../Avatar/Avatar.tsx';
import type { AvatarSource } from '../Avatar/avatarLook.ts';
import { group, rest as restStyle, seat } from './AvatarGroup.css.ts';
import { avatarGroupCopy } from './copy.ts';

export interface AvatarGroupPerson {
  id: string;
  name: string;
  source?: AvatarSource | undefined;
}

export interface AvatarGroupProps {
  /** In order; those without room are counted. */
  people: readonly AvatarGroupPerson[];
  /** What they are: 成员. The names are read out with it. */
  label: string;
  /** How many there are, when `people` holds only the first. @default people.length */
  total?: number;
  /** Faces shown before +n. @default 4 */
  max?: number;
  /** @default 'sm' */
  size?: NonNullable<AvatarProps['size']>;
}

/** Who belongs to something, at a glance: the first few faces, and how many more there are. */
export function AvatarGroup({ people, label, total = people.length, max = 4, size = 'sm' }: AvatarGroupProps) {
  const shown = people.slice(0, max);
  const more = Math.max(0, total - shown.length);
  const names = shown.map(({ name }) => name);
  return (
    <span className={group} role="img" aria-label={avatarGroupCopy.names(label, names, more, total)}>
      {shown.map(({ id, name, source }) => (
        <span key={id} className={seat({ size })}>
          <Avatar id={id} name={name} source={source} size={size} decorative />
        </span>
      ))}
      {more > 0 ? <span className={`${seat({ size })} ${restStyle({ size })}`}>+{more > 99 ? 99 : more}</span> : null}
    </span>
  );
}
