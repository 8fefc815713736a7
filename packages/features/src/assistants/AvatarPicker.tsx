import type { Avatar as AvatarValue } from '@tinystar/contract';
import { AvatarPicker as Picker, type AvatarUpload } from '@tinystar/ui';
import { avatarPickerCopy } from './createCopy.ts';

export interface AvatarPickerProps {
  /** Gives the letters. */
  name: string;
  value: AvatarValue;
  onChange: (value: AvatarValue) => void;
  /** Stores a cut picture of 300 × 300 px. */
  onUpload: (picture: Blob) => Promise<AvatarUpload>;
}

const words = avatarPickerCopy;

/** The assistant's avatar with a pencil, in the product's words (D-29). */
export function AvatarPicker({ name, value, onChange, onUpload }: AvatarPickerProps) {
  return (
    <Picker
      name={name.trim() || words.letter}
      value={value}
      onChange={onChange}
      words={words.picker}
      onUpload={onUpload}
    />
  );
}
