import type { Avatar } from '@tinystar/contract';
import { invalid } from '../platform/http/failure.ts';

const ownImage = /^\/file\/v1\/open\/image\/[0-9a-f]{32}$/;
const picture = /^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$/;

const bare = /^[A-Za-z0-9+/]+=*$/;

function isFine(avatar: Avatar): boolean {
  switch (avatar.type) {
    case 'color':
      return true;
    case 'url':
      return ownImage.test(avatar.url);
    case 'dataUri':
      return picture.test(avatar.dataUri);
    case 'base64':
      return bare.test(avatar.base64);
    case 'data':
      return picture.test(avatar.data) || bare.test(avatar.data);
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
