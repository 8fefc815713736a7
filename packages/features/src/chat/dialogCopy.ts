// The texts of the chat's dialogs, which load when one is opened.

/** 提问小技巧: how to ask so that the documents can answer. */
export const tips: readonly { title: string; example: string }[] = [
  { title: '一次只问一件事', example: '“接地线用多大线径？”比“接地要注意什么”更容易得到准确回答' },
  { title: '写明型号、版本或年份', example: '例如“HY-110K在V2.3固件下的告警2062是什么意思”' },
  { title: '用文档里的词', example: '设备名称、部件名称、告警代码照抄铭牌或屏幕上的写法' },
  { title: '追问可以接着问', example: '“那25平方的呢？”会沿用上一个问题；换话题时先清除对话' },
  { title: '核对来源', example: '点击回答里的数字，可以打开原文并看到依据所在的位置' },
];

/** 人工咨询方式: shown until an assistant has a customer service of its own. */
export const consultText =
  '助手没有解决您的问题时，请联系发布该助手的单位或负责人，并提供您的问题和回答的时间，便于他们核对。';

/** The keys of the conversation. */
export const shortcutKeys: readonly {
  keys: readonly string[];
  what: string;
  /** Only where the assistant has it. */
  of?: 'attaches' | 'mentions';
}[] = [
  { keys: ['Enter'], what: '发送' },
  { keys: ['Shift', 'Enter'], what: '换行' },
  { keys: ['Esc'], what: '停止回答' },
  { keys: ['Shift', 'Esc'], what: '回到输入框' },
  { keys: ['↑', '↓'], what: '在问过的问题之间前后翻看' },
  { keys: ['/'], what: '输入框为空时，打开命令和常用问题' },
  { keys: ['@'], what: '选定文档，只在其中查找', of: 'mentions' },
  { keys: ['Ctrl', 'V'], what: '把图片或文件粘贴到问题中', of: 'attaches' },
  { keys: ['Ctrl', 'Shift', 'C'], what: '复制最后一个回答' },
  { keys: ['F8'], what: '跳到下一个列表或表格' },
  { keys: ['Shift', 'F8'], what: '跳到上一个列表或表格' },
  { keys: ['Ctrl', '/'], what: '显示快捷键' },
];
