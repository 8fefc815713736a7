import { toast } from '@tinystar/ui';
import { noticeOf } from '../shared/errors.ts';

/** Tells a refusal where nothing else on the page can. */
export const say = (error: unknown): void => {
  const notice = noticeOf(error);
  if (notice) toast(notice.text, { tone: 'danger' });
};
