import { createHash } from 'node:crypto';
import type { NewAssistant } from '../assistants/create.ts';
import { faqPage } from './faqPage.ts';
import { helpCentre } from './helpCentre.ts';
import type { Manual } from './manual.ts';
import { productGuide } from './productGuide.ts';
import { staffHandbook } from './staffHandbook.ts';
import { travelRules } from './travelRules.ts';
import { waterPurifier } from './waterPurifier.ts';

/** A document of the demo: a printed manual, a Word file, or a page captured from the web, which is a PDF too. */
export interface DemoDocument {
  form: 'pdf' | 'docx' | 'page';
  manual: Manual;
}

/** An assistant of the demo with its documents. */
export interface DemoAssistant extends NewAssistant {
  owner: 'person' | 'enterprise';
  category: 'general' | 'domainKnowledge' | 'internet';
  permission: 'public' | 'protected';
  isPreset: boolean;
  /** Known beforehand, so that the address of its page can be printed at every start. */
  publicId: string;
  documents: readonly DemoDocument[];
}

const publicIdOf = (name: string): string => createHash('sha256').update(`demo:${name}`).digest('hex').slice(0, 32);

const purifier: DemoAssistant = {
  owner: 'person',
  name: '星泉净水器客服',
  avatar: { type: 'color', color: 'cyan' },
  description: '解答星泉 S1 净水器的安装、使用、滤芯更换和售后问题，回答都来自产品使用手册，并标出原文位置。',
  welcomeWords:
    '您好，我是星泉净水器的智能客服，安装、使用和保修的问题都可以问我。\n#首次使用要冲洗多久？#\n#红灯闪烁是什么意思？#\n#RO 滤芯多久换一次？#',
  questionWords:
    '#使用#\n##外出几天需要关阀门吗？##\n#保养#\n##更换滤芯后怎么复位？##\n#售后#\n##保修期是多久？##\n##服务热线是多少？##',
  replyToneId: 'friendly',
  category: 'domainKnowledge',
  permission: 'public',
  isPreset: false,
  publicId: publicIdOf('water-purifier'),
  documents: [{ form: 'pdf', manual: waterPurifier }],
};

const handbook: DemoAssistant = {
  owner: 'enterprise',
  name: '员工手册问答',
  avatar: { type: 'color', color: 'purple' },
  description: '依据星光科技员工手册回答考勤、假期、报销和入离职问题，并指出所在章节。',
  welcomeWords:
    '您好，我是员工手册问答，员工手册和差旅制度里的内容都可以问我。\n#年假可以结转吗？#\n#出差住宿标准是多少？#\n#工资几号发？#',
  questionWords:
    '#假期#\n##病假需要什么证明？##\n#报销#\n##发票丢了怎么报销？##\n#入离职#\n##试用期多长？##\n##离职要提前多久提出？##',
  replyToneId: 'professional',
  category: 'domainKnowledge',
  permission: 'protected',
  isPreset: false,
  publicId: publicIdOf('staff-handbook'),
  documents: [
    { form: 'pdf', manual: staffHandbook },
    { form: 'docx', manual: travelRules },
  ],
};

const guide: DemoAssistant = {
  owner: 'enterprise',
  name: '小星使用向导',
  avatar: { type: 'color', color: 'green' },
  description: '介绍怎样用小星创建助手、上传文档、提问和发布。',
  welcomeWords:
    '您好，欢迎使用小星！不知道从哪里开始，可以先问我。\n#怎么创建助手？#\n#支持哪些文件格式？#\n#回答一次要花多少小星币？#',
  questionWords: '#发布#\n##怎么把助手分享给别人？##\n##取消发布之后链接还能用吗？##',
  replyToneId: 'patient',
  category: 'internet',
  permission: 'public',
  isPreset: true,
  publicId: publicIdOf('product-guide'),
  documents: [
    { form: 'pdf', manual: productGuide },
    { form: 'page', manual: faqPage },
    { form: 'pdf', manual: helpCentre },
  ],
};

const presales: DemoAssistant = {
  ...purifier,
  owner: 'enterprise',
  name: '星泉净水器售前',
  avatar: { type: 'color', color: 'blue' },
  description: '给客户介绍星泉 S1 净水器：适合的水压、滤芯与保修，回答都来自产品使用手册。',
  replyToneId: 'professional',
  publicId: publicIdOf('water-presales'),
};

/** What a first visitor finds: one assistant of each kind. */
export const demoAssistants: readonly DemoAssistant[] = [guide, handbook, presales, purifier];
