import type { Avatar } from '@tinystar/contract';
import { invalid } from '../http/failure.ts';

const image = /^\/file\/v1\/open\/image\/[0-9a-f]{32}$/;
const inline = /^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

/** Avatars show our own images, small inline ones or a preset colour, and nothing that would call another host. */
export function checkAvatar(avatar: Avatar): void {
  if (!isAllowed(avatar)) throw invalid('avatar', '头像无效，请重新选择');
}

function isAllowed(avatar: Avatar): boolean {
  switch (avatar.type) {
    case 'color':
      return true;
    case 'url':
      return image.test(avatar.url);
    case 'dataUri':
      return inline.test(avatar.dataUri);
    // Read from elsewhere, never stored (C-46).
    case 'base64':
    case 'data':
      return false;
  }
}
