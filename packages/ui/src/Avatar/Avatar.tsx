import { useState } from 'react';
import { avatar, picture, ring as ringStyle } from './Avatar.css.ts';
import { avatarColours, colourOf, initialsOf, pictureOf, type AvatarSource } from './avatarLook.ts';

export interface AvatarProps {
  /** Gives the letters, and the accessible name unless `decorative`. */
  name: string;
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
  const [broken, setBroken] = useState<string>();
  const address = pictureOf(source);
  const stored = source?.type === 'color' ? avatarColours.find((colour) => colour === source.color) : undefined;
  const letters = initialsOf(name);
  const named = decorative ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': name } as const);
  const circle = (
    <span className={avatar({ size, colour: stored ?? colourOf(id) })} {...(ring ? {} : named)}>
      {address && broken !== address ? (
        <img className={picture} src={address} alt="" onError={() => setBroken(address)} />
      ) : (
        <span aria-hidden>{size === 'xs' ? Array.from(letters)[0] : letters}</span>
      )}
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
