import { Avatar, Badge, Grow, Icon, Stack, Tag, Text } from '@tinystar/ui';
import { Check, Minus } from '@tinystar/ui/icons';
import { copy } from './copy.ts';
import type { Identity } from './identities.ts';
import * as css from './IdentitySwitcher.css.ts';

export interface IdentityRowProps {
  identity: Identity;
  disabled: boolean;
  onChoose: () => void;
}

/** One identity of the list: who, what one is there, what waits there. */
export function IdentityRow({ identity, disabled, onChoose }: IdentityRowProps) {
  const { id, name, note, avatar, unread, isNew, stopped, current } = identity;
  return (
    <li>
      <button
        type="button"
        className={css.row({ current, stopped })}
        aria-current={current ? 'true' : undefined}
        aria-disabled={disabled || undefined}
        onClick={disabled ? undefined : onChoose}
      >
        <Avatar
          name={note && id === 'personal' ? note : name}
          id={id}
          source={stopped ? undefined : avatar}
          decorative
        />
        <Grow>
          <Stack gap={0}>
            <Text size={current ? 'label' : 'body'} lines={1} title={name}>
              {name}
            </Text>
            <Text size="caption" tone={stopped ? 'tertiary' : 'secondary'} lines={1} title={note}>
              {note}
            </Text>
          </Stack>
        </Grow>
        {isNew && !stopped ? <Tag tone="accent">{copy.joined}</Tag> : null}
        {stopped ? <Tag icon={Minus}>{copy.stopped}</Tag> : <Badge count={unread} />}
        {current ? <Icon of={Check} size="sm" tone="accent" /> : null}
      </button>
    </li>
  );
}
