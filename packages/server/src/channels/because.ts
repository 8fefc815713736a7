import type { HeardKind } from '@tinystar/contract';

/** Why a message was not answered, for the maker. */
export const because = {
  textOnly: '不能读取这种消息，已告知对方只能回答文字',
  blank: '空白消息，已请对方输入问题',
  disabled: '渠道已停用',
  system: '平台的系统消息',
  late: '平台送达时已超过一天',
  thread: '在别人的评论下，不是向视频作者提问',
  wordlessComment: '评论里没有文字',
} as const;

/** Why a message is not answered in which there is nothing to read. */
export const unreadable = (kind: HeardKind = 'text'): string => (kind === 'text' ? because.blank : because.textOnly);
