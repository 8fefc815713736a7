import { avatarColors, type Avatar as AvatarValue } from '@tinystar/contract';
import { Avatar, Icon, Popover } from '@tinystar/ui';
import { Pencil } from '@tinystar/ui/icons';
import { copy } from './copy.ts';
import * as css from './AvatarPicker.css.ts';

export interface AvatarPickerProps {
  /** Gives the letters. */
  name: string;
  value: AvatarValue;
  onChange: (value: AvatarValue) => void;
}

const words = copy.avatarPicker;

/** The avatar with a pencil; pressing it offers the colours. */
export function AvatarPicker({ name, value, onChange }: AvatarPickerProps) {
  const shown = name.trim() || words.letter;
  return (
    <Popover
      label={words.colors}
      align="start"
      size="content"
      trigger={
        <button type="button" className={css.trigger} aria-label={`${shown}：${words.change}`} title={words.change}>
          <Avatar name={shown} source={value} size="xl" decorative />
          <span className={css.pencil}>
            <Icon of={Pencil} size="sm" />
          </span>
        </button>
      }
    >
      <div role="radiogroup" aria-label={words.colors} className={css.colors}>
        {avatarColors.map((color) => (
          <label key={color} className={css.color} title={words.names[color]}>
            <input
              type="radio"
              name="avatar-color"
              className={css.input}
              aria-label={words.names[color]}
              checked={value.type === 'color' && value.color === color}
              onChange={() => onChange({ type: 'color', color })}
            />
            <Avatar name={shown} source={{ type: 'color', color }} size="md" decorative />
          </label>
        ))}
      </div>
    </Popover>
  );
}
