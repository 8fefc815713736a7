/** Words of the dialog that makes an assistant, which load with it. */
export const createCopy = {
  title: '创建助手',
  kinds: {
    blank: { label: '空白', description: '自己填写每一项' },
    template: { label: '模板', description: '从行业模板开始' },
  },
  name: '名称',
  namePlaceholder: '例如：设备维修助手',
  description: '角色简介',
  descriptionPlaceholder: '它为谁回答哪些问题',
  welcome: '欢迎语',
  tone: '语气',
  source: '知识来源',
  template: '模板',
  templateMissing: '请选择助手模板',
  templateKeeps: '您已填写的内容不会被模板替换',
  owner: { personal: '将创建为您的个人助手', tenant: '将创建为企业助手' },
  submit: '创建',
  templatesFailed: '模板没有加载成功',
  preview: { title: '预览', name: '助手名称', welcome: '填写欢迎语后显示在这里', ask: '问点什么' },
  noModel: '尚未配置大模型：私域知识的回答是原文摘录，公域知识暂时不能回答，请联系管理员配置',
} as const;
