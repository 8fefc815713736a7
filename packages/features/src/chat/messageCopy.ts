/** Words of the messages, which load with the first message. */
export const messageCopy = {
  advertisement: '广告',
  autoReply: '自动回复',
  pictures: '引用的图片',
  weak: '相似度低',
} as const;
