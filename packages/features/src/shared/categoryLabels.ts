import type { Assistant } from '@tinystar/contract';

export const categoryLabels: Record<NonNullable<Assistant['category']>, string> = {
  general: '通用',
  internet: '互联网',
  finance: '金融',
  legalPolicy: '法律政策',
  programming: '编程',
  education: '教育',
  domainKnowledge: '领域知识',
  socialSciencesAndHumanities: '人文社科',
  weMedia: '自媒体',
};
