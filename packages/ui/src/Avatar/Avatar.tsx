import { useState } from 'react';
import { avatar, picture, ring as ringStyle } from './Avatar.css.ts';
import { avatarColours, colourOf, initialsOf, pictureOf, type AvatarColour, type AvatarSource } from './avatarLook.ts';

export interface AvatarProps {
  /** Gives the letters, and the accessible name unless `decorative`. */
  name: string;
  /** A picture, or a colour for the initials. */
  source?: AvatarSource | undefined;
  /** Chooses the colour when none is stored, so that a rename does not repaint; defaults to the name. */
  id?: string;
  /** 24, 32, 40, 48 or 56 px. @default 'sm' */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** The gradient ring: once per view. */
  ring?: boolean;
  /** The name stands beside it already. */
  decorative?: boolean;
}

/** A person, a company or an assistant, as a picture or as letters on a colour. */
export function Avatar({ name, source, id = name, size = 'sm', ring, decorative }: AvatarProps) {
  const address = pictureOf(source);
  const letters = size === 'xs' ? initialsOf(name, 1) : initialsOf(name);
  const named = decorative ? hidden : ({ role: 'img', 'aria-label': name } as const);
  const stored = source?.type === 'color' ? avatarColours.find((colour) => colour === source.color) : undefined;
  const circle = (
    <span className={look(size, stored ?? colourOf(id))} {...(ring ? hidden : named)}>
      {address ? <Picture address={address} letters={letters} /> : letters}
    </span>
  );
  return ring ? (
    <span className={ringStyle} {...named}>
      {circle}
    </span>
  ) : (
    circle
  );
}

/** The picture, or the letters when it cannot be loaded. */
function Picture({ address, letters }: { address: string; letters: string }) {
  const [broken, setBroken] = useState<string>();
  return broken === address ? (
    letters
  ) : (
    <img className={picture} src={address} alt="" onError={() => setBroken(address)} />
  );
}

const hidden = { 'aria-hidden': true } as const;
const looks = new Map<string, string>();

/** The class names of one variation, put together once. */
function look(size: NonNullable<AvatarProps['size']>, colour: AvatarColour): string {
  const key = size + colour;
  let classNames = looks.get(key);
  if (classNames === undefined) looks.set(key, (classNames = avatar({ size, colour })));
  return classNames;
}
