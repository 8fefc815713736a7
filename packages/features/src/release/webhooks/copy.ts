import type { WebhookDelivery, WebhookDeliveryState, WebhookEvent, webhookOffReasons } from '@tinystar/contract';

/** What each event is called, and when it comes. */
export const eventWords: Record<WebhookEvent, { label: string; hint: string }> = {
  'document.changed': { label: '文档变更', hint: '文档开始用于问答、有了新版本，或从文档库移除' },
  'source.run.ended': { label: '来源更新结束', hint: '一次来源更新完成、失败或被停止，带各类条目的数量' },
  'answer.disliked': { label: '回答被点踩', hint: '带问题、回答摘录和点踩原因；补充原因时再推送一次' },
  'ticket.opened': { label: '转人工', hint: '用户的对话转给人工客服，产生了新的工单' },
  'balance.low': { label: '余额不足提醒', hint: '企业小星币低于50，充值前只推送一次' },
};

export const typeWords: Record<WebhookDelivery['type'], string> = {
  'document.changed': eventWords['document.changed'].label,
  'source.run.ended': eventWords['source.run.ended'].label,
  'answer.disliked': eventWords['answer.disliked'].label,
  'ticket.opened': eventWords['ticket.opened'].label,
  'balance.low': eventWords['balance.low'].label,
  'webhook.test': '测试',
};

export const stateWords: Record<WebhookDeliveryState, string> = {
  waiting: '等待发送',
  delivered: '已送达',
  failed: '失败',
};

export const offWords: Record<(typeof webhookOffReasons)[number], string> = {
  gone: '接收方返回410，表示不再接收',
  failing: '连续5天没有一次送达',
};

export const copy = {
  title: '事件推送',
  text: '助手发生变化时，向您的地址发送带签名的POST请求，程序不用反复查询。签名遵循Standard Webhooks规范',
  table: '事件推送列表',
  columns: { address: '接收地址', events: '事件', state: '状态' },
  failed: '事件推送没有加载成功',
  empty: { title: '还没有事件推送', text: '添加接收地址，选择需要知道的事件' },
  create: '添加推送',
  full: '已有10个，删除不用的之后可以再添加',
  edit: '编辑',
  test: '测试',
  deliveries: '推送记录',
  turnOn: '启用',
  turnOff: '停用',
  renew: '更换密钥',
  remove: '删除',
  more: '更多操作',
  states: { fine: '正常', failing: '最近失败', off: '已停用' },
  since: (moment: string) => `${moment}起没有送达`,
  formerUntil: (moment: string) => `旧密钥${moment}前仍有效`,
  turnedOn: '推送已启用',
  turnedOff: '推送已停用',
  tested: '测试推送已送达',
  notTested: (why: string) => `测试推送没有送达：${why}`,
  removed: '推送已删除',
  removeTitle: '确认删除这个推送吗？',
  removeText: '推送记录一起删除，还没有送达的不再发送',
  renewTitle: '确认更换密钥吗？',
  renewText: '新密钥立即生效。24小时内请求同时带新旧两个签名，请在此之前把接收程序换成新密钥',
} as const;

export const formCopy = {
  create: '添加推送',
  edit: '编辑推送',
  save: '保存',
  saved: '推送已保存',
  address: '接收地址',
  addressHint: '能从公网访问的https地址，收到后10秒内返回2xx。不跟随跳转',
  description: '描述',
  descriptionHint: '选填，写明由哪个程序接收',
  events: '事件',
  refused: '推送没有保存成功，请重试',
} as const;

export const secretCopy = {
  title: '签名密钥',
  text: '只显示这一次，关闭后无法再次查看。接收程序用它验证请求确实来自这里',
  label: '密钥',
  action: '复制密钥',
  done: '我已保存',
} as const;

export const deliveryCopy = {
  title: (name: string) => `推送记录：${name}`,
  kept: '保留最近30天的记录',
  filter: '按结果筛选',
  all: '全部',
  failed: '推送记录没有加载成功',
  empty: { title: '还没有推送记录', text: '选择的事件发生后，或点击测试后，会显示在这里' },
  noFailed: { title: '没有失败的推送', text: '最近30天的推送都已送达' },
  pages: '推送记录分页',
  attempts: (count: number) => `已尝试${count}次`,
  next: (moment: string) => `${moment}再次尝试`,
  took: (milliseconds: number) => `用时${milliseconds.toLocaleString('zh-CN')}毫秒`,
  status: (status: number) => `返回${status}`,
  show: '查看内容',
  hide: '收起内容',
  request: '请求内容',
  response: '返回内容（前1KB）',
  noResponse: '没有返回内容',
  resend: '重新发送',
  resent: '已安排重新发送',
} as const;
