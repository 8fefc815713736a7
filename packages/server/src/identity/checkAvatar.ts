import type { Avatar } from '@tinystar/contract';
import { invalid } from '../platform/http/failure.ts';

const ownImage = /^\/file\/v1\/open\/image\/[0-9a-f]{32}$/;
const picture = /^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$/;

/** Refuses avatars that would load from elsewhere or hold anything but a picture. */
export function checkAvatar(avatar: Avatar): void {
  const fine =
    avatar.type === 'color' ||
    (avatar.type === 'url' && ownImage.test(avatar.url)) ||
    (avatar.type === 'dataUri' && picture.test(avatar.dataUri));
  if (!fine) throw invalid('avatar', '头像无效，请重新选择');
}
