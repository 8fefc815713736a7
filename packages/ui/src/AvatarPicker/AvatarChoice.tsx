import { useId, useRef, type ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { avatarColours, type AvatarSource } from '../Avatar/avatarLook.ts';
import { Button } from '../Button/Button.tsx';
import { Upload } from '../icons.ts';
import * as css from './AvatarPicker.css.ts';
import type { AvatarPreset, PickedAvatar } from './AvatarPicker.tsx';
import { AVATAR_KINDS } from './avatarFile.ts';
import type { AvatarWords } from './avatarWords.ts';

export interface AvatarChoiceProps {
  name: string;
  value: AvatarSource;
  presets: readonly AvatarPreset[];
  words: AvatarWords;
  /** What was wrong with the last file. */
  problem: ReactNode;
  onChange: (value: PickedAvatar) => void;
  onFile: ((file: File) => void) | undefined;
}

/** The first step: how it looks now, the colours, the ready pictures, and a file. */
export function AvatarChoice({ name, value, presets, words, problem, onChange, onFile }: AvatarChoiceProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const url = value.type === 'url' ? value.url : undefined;
  return (
    <div className={css.choice}>
      <div className={css.now}>
        <Avatar name={name} source={value} size="xl" decorative />
        {onFile ? (
          <div className={css.upload}>
            <Button icon={Upload} aria-describedby={`${id}-hint`} onPress={() => input.current?.click()}>
              {words.upload}
            </Button>
            <input
              ref={input}
              className={css.file}
              type="file"
              accept={AVATAR_KINDS.join(',')}
              aria-label={words.upload}
              tabIndex={-1}
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                event.target.value = '';
                if (file) onFile(file);
              }}
            />
            <span id={`${id}-hint`} className={css.hint}>
              {words.uploadHint}
            </span>
          </div>
        ) : null}
      </div>
      {problem}
      <Choices label={words.colours}>
        {avatarColours.map((color) => (
          <label key={color} className={css.option} title={words.names[color]}>
            <input
              type="radio"
              name={`${id}-avatar`}
              className={css.radio}
              aria-label={words.names[color]}
              checked={value.type === 'color' && value.color === color}
              onChange={() => onChange({ type: 'color', color })}
            />
            <Avatar name={name} source={{ type: 'color', color }} size="lg" decorative />
          </label>
        ))}
      </Choices>
      {presets.length > 0 ? (
        <Choices label={words.presets}>
          {presets.map((preset) => (
            <label key={preset.url} className={css.option} title={preset.label}>
              <input
                type="radio"
                name={`${id}-avatar`}
                className={css.radio}
                aria-label={preset.label}
                checked={url === preset.url}
                onChange={() => onChange({ type: 'url', url: preset.url })}
              />
              <Avatar name={preset.label} source={{ type: 'url', url: preset.url }} size="lg" decorative />
            </label>
          ))}
        </Choices>
      ) : null}
    </div>
  );
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={css.group}>
      <span className={css.heading} aria-hidden>
        {label}
      </span>
      <div role="radiogroup" aria-label={label} className={css.options}>
        {children}
      </div>
    </div>
  );
}
