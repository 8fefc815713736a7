/** Commands of the box, with the letters that find them: pinyin by its initials, and English. */
export const commandCopy = {
  list: '命令和常用问题',
  question: '常用问题',
  clear: { id: 'clear', label: '清除对话', note: '/qc', also: ['qc', 'qingchu', 'clear'] },
  consult: { id: 'consult', label: '人工咨询方式', note: '/rg', also: ['rg', 'rengong', 'zrg', 'human'] },
  tips: { id: 'tips', label: '提问小技巧', note: '/jq', also: ['jq', 'jiqiao', 'tips'] },
  attach: { id: 'attach', label: '添加图片或文件', note: '/fj', also: ['fj', 'fujian', 'tj', 'attach', 'file'] },
  mention: { id: 'mention', label: '只在选定的文档中查找', note: '@', also: ['wd', 'wendang', 'doc'] },
  shortcuts: { id: 'shortcuts', label: '快捷键', note: '/kjj', also: ['kjj', 'kuaijiejian', 'keys', 'help'] },
} as const;
