import type { Avatar } from '@tinystar/contract';
import { invalid } from '../platform/http/failure.ts';
import { pictureFormat } from '../platform/pictureFormat.ts';

const ownImage = /^\/file\/v1\/open\/image\/[0-9a-f]{32}$/;
const picture = /^data:image\/(png|jpeg|webp);base64,([A-Za-z0-9+/]+=*)$/;
const bare = /^[A-Za-z0-9+/]+=*$/;

/** Bytes of a picture; of the format that is said, where one is. */
const isPicture = (base64: string, said?: string): boolean => {
  const format = bare.test(base64) ? pictureFormat(Buffer.from(base64, 'base64')) : undefined;
  return format !== undefined && (said === undefined || said === format);
};

function isDataUri(text: string): boolean {
  const [, said, base64 = ''] = picture.exec(text) ?? [];
  return isPicture(base64, said);
}

function isFine(avatar: Avatar): boolean {
  switch (avatar.type) {
    case 'color':
      return true;
    case 'url':
      return ownImage.test(avatar.url);
    case 'dataUri':
      return isDataUri(avatar.dataUri);
    case 'base64':
      return isPicture(avatar.base64);
    case 'data':
      return isDataUri(avatar.data) || isPicture(avatar.data);
  }
}

/**
 * Refuses avatars that would load from elsewhere or hold anything but a picture. People and enterprises have five kinds,
 * assistants three (C-46).
 */
export function checkAvatar(avatar: Avatar, of: 'account' | 'assistant'): void {
  const known = of === 'account' || (avatar.type !== 'base64' && avatar.type !== 'data');
  if (!known || !isFine(avatar)) throw invalid('avatar', '头像无效，请重新选择');
}
