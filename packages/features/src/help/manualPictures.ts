/** Pictures of the manual, by the article that says it all; `npm run manual` takes them. */
export const manualPictures: Readonly<Record<string, string>> = {
  'create-assistant': '创建助手的对话框：左边填写名称和欢迎语，右边是预览',
  'write-settings': '助手的基础设置，旁边是试聊',
  'upload-documents': '文档库里的文档，状态为已训练',
  'edit-blocks': '编辑文档：左边是原文的一页，右边是读出的段落',
  'read-sources': '带编号的回答，旁边打开原文并标出引用的段落',
  'retrieval-test': '检索测试列出找到的段落和它们的得分',
  'publish-assistant': '发布页：链接、对话页和二维码，取消发布的按钮',
  statistics: '数据报表的概览：提问趋势和关键数字',
};

export const pictureThemes = ['light', 'dark'] as const;

/** Pixels of each. */
export const pictureSize = { width: 800, height: 500 } as const;

/** Where a picture is served. */
export const pictureOf = (article: string, theme: (typeof pictureThemes)[number]): string =>
  `/manual/${article}-${theme}.webp`;
