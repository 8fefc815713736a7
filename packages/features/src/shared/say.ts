import { toast } from '@tinystar/ui';
import { noticeOf } from './errors.ts';

/** Tells a refusal where nothing else on the page can, with the number to report it by. */
export const say = (error: unknown): void => {
  const notice = noticeOf(error);
  if (!notice) return;
  const { text, requestId } = notice;
  toast(text, { tone: 'danger', ...(requestId && { requestId }) });
};
