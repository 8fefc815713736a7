/** Every word around the agreement and the privacy policy. */
export const copy = {
  brand: '小星',
  titles: { agreement: '小星助手服务协议', privacy: '隐私政策' },
  other: { agreement: '隐私政策', privacy: '小星助手服务协议' },
  template: '这是产品自带的范本，运营方还没有提供自己的文本',
  updated: (day: string) => `更新于${day}`,
  failed: '内容没有加载成功',
  home: '返回首页',
} as const;
