/** Every word around the texts that people accept. */
export const copy = {
  brand: '小星',
  titles: { agreement: '小星助手服务协议', privacy: '隐私政策', payment: '小星助手付费服务协议' },
  other: { agreement: '隐私政策', privacy: '小星助手服务协议', payment: '小星助手服务协议' },
  template: '这是产品自带的范本，运营方还没有提供自己的文本',
  updated: (day: string) => `更新于${day}`,
  failed: '内容没有加载成功',
  home: '返回首页',
} as const;
