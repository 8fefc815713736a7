/** Words of the messages, which load with the first message. */
export const messageCopy = {
  advertisement: '广告',
  autoReply: '自动回复',
  pictures: '引用的图片',
  read: '朗读',
  stopReading: '停止朗读',
  unread: '无法朗读，请稍后再试',
  weak: '相似度低',
} as const;
