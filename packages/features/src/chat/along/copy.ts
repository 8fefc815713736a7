import { constants, lateMessages } from '@tinystar/contract';

/** Words of what goes with a question; they load when somebody adds the first. */
export const alongCopy = {
  tooMany: `每个问题最多添加${constants.ATTACHMENTS_MAX}个附件`,
  tooLarge: `附件不能超过${constants.ATTACHMENT_MAX / constants.MEBIBYTE}MB`,
  pictureTooLarge: `图片不能超过${constants.AVATAR_MAX / constants.MEBIBYTE}MB`,
  empty: lateMessages.fileEmpty,
  pasted: '粘贴的图片',
  sending: (share: number) => `正在上传 ${Math.round(share * 100)}%`,
  reading: '正在读取',
  lost: '之前添加的附件已过期，请重新添加',
  tooManyMentions: `每个问题最多指定${constants.MENTIONS_MAX}份文档`,
  documents: '可以指定的文档',
  list: '随问题发送的内容',
  drop: '松开即可添加到问题中',
} as const;
