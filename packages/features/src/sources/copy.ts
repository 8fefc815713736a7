import { messages } from '@tinystar/contract';

/** Every text of the source drawer. */
export const sourcesCopy = {
  drawer: (name: string) => `原文：${name}`,
  viewer: {
    pages: '原文页面',
    badgedPage: (page: number, numbers: string) => `第${page}页，来源${numbers}`,
  },
  /** Of one that stands beside another. */
  viewerOf: (name: string) => ({
    pages: `${name}的页面`,
    page: (page: number) => `${name}第${page}页`,
    thumbnails: `${name}的页面缩略图`,
  }),
  download: '下载原文件',
  openTab: '在新标签页打开',
  close: '关闭原文',
  copyLink: '复制这处原文的链接',
  linkCopied: '链接已复制，有权查看的人可以打开',
  linkNotCopied: '复制失败',
  loading: '正在打开原文',
  gone: messages.fileDeleted,
  goneHint: '这是回答引用时的原话',
  openOriginal: '打开原文',
  version: {
    earlier: (cited: number, now: number) => `引用自第${cited}版，文档现在是第${now}版`,
    deleted: (cited: number) => `引用自第${cited}版，这一版已经删除`,
  },
  failed: '原文没有打开',
  failedHint: '请检查网络后重试',
  again: '重试',
  regions: '显示识别出的区域',
  passage: { answer: '引用的原话', place: '这一处的文字', document: '文档的文字' },
  table: '引用的表格',
  pictures: '相关图片',
  noPages: {
    answer: '这份资料没有可翻阅的页面，以下是引用的原话',
    place: '这份资料没有可翻阅的页面，以下是这一处的文字',
    document: '这份资料没有可翻阅的页面，以下是从中读到的文字',
  },
  qa: '问答库',
  unproven: (words: readonly string[], edited: boolean) =>
    `回答提到的${words.map((word) => `“${word.replace(/^“|”$/g, '')}”`).join('、')}在这里${edited ? '整理后的文字' : '的原文'}中没有找到，请核对`,
  edited: {
    name: '经整理',
    rewritten: '这里的文字经过人工整理，与页面上的不同，回答以整理后的为准',
    typed: '这里的文字由人工填写，不是从页面上读出的',
    later: '这段文字在回答之后整理过，回答依据的是整理之前的文字',
    by: (name: string, when: string) => `${name || '已离开的成员'} · ${when}`,
    words: '整理后的文字',
    quoted: '回答引用的文字',
  },
  waits: '这里有从前的修改等待处理，请到文档库决定',
  doubtful: '虚线标出的文字由图像识别得到，可能有误，请以原文图像为准',
} as const;
