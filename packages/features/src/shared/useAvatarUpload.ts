import { messages, uploads, type Input } from '@tinystar/contract';
import type { AvatarUpload } from '@tinystar/ui';
import { noticeOf } from './errors.ts';
import { useApi } from './session.ts';

type Owner = Omit<Input<typeof uploads.avatar>, 'files'>;

/** Stores a cut picture for its owner; a refusal becomes the words under the picture. */
export const useAvatarUpload = (owner: Owner): ((picture: Blob) => Promise<AvatarUpload>) => {
  const api = useApi();
  return async (picture) => {
    try {
      const files = new File([picture], 'avatar.png', { type: picture.type });
      return { url: (await api(uploads.avatar, { files, ...owner })).fileUrl };
    } catch (error) {
      return { problem: noticeOf(error)?.text ?? messages.unexpected };
    }
  };
};
