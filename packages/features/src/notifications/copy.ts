/** Every word of the notification drawer. */
export const copy = {
  title: '消息',
  tabs: { user: '用户提问', customerService: '客服回复' },
  tabsLabel: '消息分类',
  empty: {
    user: { title: '没有未读的提问', text: '有用户咨询人工客服时，会出现在这里' },
    customerService: { title: '没有未读的回复', text: '人工客服回复您后，会出现在这里' },
  },
  joinedLabel: '新加入的企业',
  joined: (name: string) => `您已加入「${name}」`,
  joinedText: '切换过去即可使用它的助手',
  enter: '进入',
  enterIt: (name: string) => `进入${name}`,
  notices: '离开页面时，用桌面通知提醒新消息',
  allowNotices: '开启',
  noticesNeedHttps: '当前网址不是https，浏览器不允许桌面通知',
  digest: {
    title: '上周数据',
    /** Days as YYYYMMDD. */
    week: (from: string, to: string) =>
      [from, to].map((key) => `${Number(key.slice(4, 6))}月${Number(key.slice(6))}日`).join('至'),
    asked: (now: number, before: number, users: number) => {
      const change = before === 0 ? '' : `，比前一周${now >= before ? '多' : '少'}${Math.abs(now - before)}次`;
      return `${users}人提问${now}次${change}`;
    },
    missed: (unanswered: number, down: number) => `答不上来${unanswered}次，被点踩${down}次`,
    question: (question: string, count: number) => `${question}（${count}次）`,
    report: '查看数据统计',
    read: '知道了',
  },
  failed: '消息加载失败',
  more: '加载更多',
  about: (assistant: string) => `咨询「${assistant}」`,
  /** Beside the name of an assistant in whose name an agent wrote. */
  agent: '人工客服',
  closed: '已结束',
  quoted: (name: string) => (name ? `引用 ${name}` : '引用'),
  open: (name: string, text: string) => `查看${name}的消息：${text}`,
  reply: '回复',
  replyTo: (name: string) => `回复${name}`,
  placeholder: '输入回复内容',
  send: '发送',
  cancel: '取消',
  sent: '已回复',
  /** The page is not open to whoever was an agent when it was written and is none now. */
  closedToYou: '当前身份不能打开该对话，消息已标为已读',
} as const;
