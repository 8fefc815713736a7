import { attachments, fileUrl, type ChatAttachment } from '@tinystar/contract';

/** The address of what was sent with a question: a picture to look at, a file to save. */
export const attachmentUrl = ({ id, file_pass: pass }: Pick<ChatAttachment, 'id' | 'file_pass'>): string =>
  fileUrl(attachments.file, { id, ...pass });
