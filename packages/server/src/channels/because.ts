/** Why a message was not answered, for the maker. */
export const because = {
  textOnly: '不能读取这种消息，已告知对方只能回答文字',
  disabled: '渠道已停用',
  system: '平台的系统消息',
  late: '平台送达时已超过一天',
  wordlessComment: '评论里没有文字',
} as const;
  thread: '在别人的评论下，不是向视频作者提问',
