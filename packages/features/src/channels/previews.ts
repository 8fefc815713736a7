import type { PlatformChannel } from '@tinystar/contract';

/** An answer as it is put into a platform's form. */
interface Preview {
  /** How it looks there: a text, a card with Markdown, or a reply below a comment. */
  form: 'text' | 'card' | 'comment';
  /** Exactly what is sent there of {@link sample}. */
  text: string;
  /** What its asker can press below it. */
  buttons?: readonly string[];
  /** What the form does and does not. */
  note: string;
}

/** A question with its answer and source, shown in every platform's form. */
export const sample = {
  question: '年假可以结转吗？',
  text: '可以。没休完的年假：\n\n- 最多结转**5天** [1]\n- 次年**3月31日**前休完 [1]',
  sources: [{ number: '1', name: '员工手册.pdf', pages: [12] }],
} as const;

const plain = '可以。没休完的年假：\n\n• 最多结转5天 [1]\n• 次年3月31日前休完 [1]';
const withSources = `${plain}\n\n参考资料\n[1] 员工手册.pdf 第12页`;

/** How an answer looks on each platform. */
export const previews: Readonly<Record<PlatformChannel, Preview>> = {
  woa_chat: { form: 'text', text: withSources, note: '公众号显示纯文本，长回答分成最多5条' },
  feishu_chat: {
    form: 'card',
    text: `${sample.text}\n\n**参考资料**\n[1] 员工手册.pdf 第12页`,
    buttons: ['👍 有帮助', '👎 没帮助'],
    note: '卡片随回答逐步更新，提问的人可以评价',
  },
  dingTalk_chat: {
    form: 'card',
    text: `${sample.text}\n\n**参考资料**\n\n> [1] 员工手册.pdf 第12页`,
    note: '填写卡片模板ID后，卡片随回答逐步更新',
  },
  douyin_video_comment: {
    form: 'comment',
    text: plain.replaceAll(' [1]', ''),
    note: '评论所有人可见，只回复一条，不带来源',
  },
  douyin_chat: { form: 'text', text: withSources, note: '私信显示纯文本' },
  weixin_kf: { form: 'text', text: withSources, note: '微信客服显示纯文本，长回答分成最多5条' },
};
