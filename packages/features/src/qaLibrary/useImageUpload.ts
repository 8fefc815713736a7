import { uploads } from '@tinystar/contract';
import { useApi } from '../shared/session.ts';
import { noticeOf } from '../shared/errors.ts';
import { copy } from './copy.ts';

/** Stores a picture of an answer; a refusal is thrown with its words. */
export const useImageUpload = (kbBotId: string): ((picture: File) => Promise<string>) => {
  const api = useApi();
  return async (picture) => {
    const { rows } = await api(uploads.picture, {
      files: picture,
      category: 'answer-by-keyword',
      kbBotId,
    }).catch((error: unknown) => {
      throw new Error(noticeOf(error)?.text ?? copy.dialog.uploadFailed, { cause: error });
    });
    const [stored] = rows;
    if (!stored?.fileUrl) throw new Error(copy.dialog.uploadFailed);
    return stored.fileUrl;
  };
};
