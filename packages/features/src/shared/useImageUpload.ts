import { uploads, type PictureCategory } from '@tinystar/contract';
import { noticeOf } from './errors.ts';
import { lateCopy } from './lateCopy.ts';
import { useApi } from './session.ts';

/** Stores a picture of an assistant; a refusal is thrown with its words. */
export const useImageUpload = (kbBotId: string, category: PictureCategory): ((picture: File) => Promise<string>) => {
  const api = useApi();
  return async (picture) => {
    const { rows } = await api(uploads.picture, { files: picture, category, kbBotId }).catch((error: unknown) => {
      throw new Error(noticeOf(error)?.text ?? lateCopy.uploadFailed, { cause: error });
    });
    const [stored] = rows;
    if (!stored?.fileUrl) throw new Error(lateCopy.uploadFailed);
    return stored.fileUrl;
  };
};
