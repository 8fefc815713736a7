import { constants, prices } from '@tinystar/contract';
import type { HelpKey } from './help.ts';

const coin = constants.COIN_NAME;
const { documentPages } = prices;

/** What a help page says: titled paragraphs, short ones. */
export interface HelpTopic {
  description: string;
  parts: readonly {
    title: string;
    text: string;
    /** The article of the help centre that says it all. */
    article?: string;
  }[];
}

/** Pages of the help menu; support leads to a chat instead. */
export const helpTopics: Record<Exclude<HelpKey, 'support'>, HelpTopic> = {
  manual: {
    description: '从一份资料到一位会引用出处的助手',
    parts: [
      {
        title: '创建助手',
        text: '在训练中心新建：从空白、模板开始，或写一句想要什么，由小星写好简介、欢迎语和第一组问答。',
        article: 'create-assistant',
      },
      {
        title: '写好设置',
        text: '简介给使用者看，提示词给大模型看。改了还没有保存的设置会留着，助手列表会标出来。',
        article: 'write-settings',
      },
      {
        title: '上传资料',
        text: '把PDF、Word拖进文档库，或填写网址抓取网页；状态变为“已训练”后即可提问。',
        article: 'upload-documents',
      },
      {
        title: '校对内容',
        text: '识别有误的段落和表格可以对照原文修改，引用它的回答会注明原文改过。',
        article: 'edit-blocks',
      },
      {
        title: '写标准答案',
        text: '常见的问题写成问答，一问可以有多种问法，也可以用表格导入，导错了能撤回。',
        article: 'qa-library',
      },
      {
        title: '试聊与核对',
        text: '在设置旁边试聊。回答会说有多大把握，点开编号就能看到原文所在的页和段落。',
        article: 'read-sources',
      },
      {
        title: '改进回答',
        text: '检索测试看资料有没有被找到；回归测试在每次修改后把同一组问题再问一遍，对比前后的回答。',
        article: 'retrieval-test',
      },
      {
        title: '发布',
        text: '在企业内公开或互联网公开，把链接发给使用者；也可以嵌入网站，接入微信、飞书和钉钉。',
        article: 'publish-assistant',
      },
      {
        title: '看效果',
        text: '数据报表里有提问趋势、热词和没有答案的问题；没有答案的问题可以直接写成问答。',
        article: 'statistics',
      },
    ],
  },
  updates: {
    description: '做助手的人会用到的变化，新的在前',
    parts: [
      {
        title: '2026年11月28日',
        text: '文档可以上传新版本：修改带到新版本里，放不下的等您处理；从前的版本留在版本记录里，可以比较和恢复，引用它的回答仍打开它。',
      },
      {
        title: '回收站',
        text: '删除的助手、文档和问答先到回收站，到期之前可以恢复。',
      },
      {
        title: '2026年11月27日',
        text: '回答会说有多大把握：确定、相关或没有找到。回答还在生成时就能点开编号看原文。',
      },
      {
        title: '不会丢失的内容',
        text: '关闭对话框之前会先问是否放弃已填写的内容。新问答、首页和AI对话里没发出的文字会留着，登录前写的问题登录后还在。',
      },
      {
        title: '同时修改',
        text: '别人已经保存的设置、问答和规则不会被覆盖，两个版本放在一起由您选择。',
      },
      {
        title: '读得更准',
        text: '没有线的表格、跨页的表格、左右并排的两种语言和填好的PDF表单都按看到的样子读出。',
      },
      {
        title: '2026年11月22日',
        text: '企业可以建展厅，展示自己的和被授权的助手；设置有修改记录，可以恢复到以前的样子。',
      },
    ],
  },
  coinRules: {
    description: `${coin}只在回答成功、文档解析成功后扣除`,
    parts: [
      { title: '提问预置助手', text: `每次回答从提问者的账户扣${prices.answer}个${coin}。` },
      { title: '提问企业助手', text: `每次回答从助手所属企业的账户扣${prices.answer}个${coin}，试聊也一样。` },
      { title: '自己的个人助手', text: '试聊和提问不扣费。' },
      { title: 'AI对话和AI写作', text: `每次生成扣${prices.generation}个${coin}，企业身份从企业的账户扣。` },
      {
        title: '客服和回归测试',
        text: `助手给客服建议的回复每条${prices.suggestion}个${coin}，回归测试每个问题${prices.regression}个${coin}，从助手所属企业或个人的账户扣。`,
      },
      {
        title: '失败与停止',
        text: '回答失败、没有找到答案或只列出相关内容不扣费；已经生成内容后停止，也按一次回答计。',
      },
      {
        title: '上传文档',
        text: `个人每月前${documentPages.free.personal}页、企业每月前${documentPages.free.tenant}页不扣费，之后每${documentPages.per}页${documentPages.coins}个${coin}，解析成功后才扣。`,
      },
    ],
  },
};

/** Below the short manual: the way to all articles. */
export const helpCentre = '打开帮助中心';
