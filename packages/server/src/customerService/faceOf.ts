import { createHash } from 'node:crypto';
import { channelNames, type Avatar, type PlatformChannel } from '@tinystar/contract';

/** Who asked, as a row of a ticket joined with its user tells. */
export interface AskerRow {
  name: string | null;
  avatar: Avatar | null;
  channel: PlatformChannel | null;
  elsewhere: string | null;
}

/**
 * How agents see who asked. Platforms tell us no names: such a person is called after the platform, with four characters
 * that tell him from others there and stay his.
 */
export function faceOf({ name, avatar, channel, elsewhere }: AskerRow): { name: string; avatar: Avatar } {
  if (!channel) return { name: name ?? '', avatar: avatar ?? { type: 'color', color: 'blue' } };
  const mark = createHash('sha256')
    .update(elsewhere ?? '')
    .digest('hex')
    .slice(0, 4)
    .toUpperCase();
  return { name: `${channelNames[channel]}用户${mark}`, avatar: { type: 'color', color: 'cyan' } };
}
