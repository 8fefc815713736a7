/** What is asked before an assistant is deleted. */
export const removeCopy = {
  title: (name: string) => `删除“${name}”？`,
  text: (days: number | undefined) =>
    `助手会立即消失，它的设置、文档和对话移到回收站，${days ? `${days}天内` : '到期前'}可以恢复；恢复后是未发布状态`,
  live: (link: string) => `它已发布，链接${link}和接入它的网站、平台将立即失效。`,
  confirm: '删除',
  removed: '已移到回收站',
} as const;
