import { constants } from '@tinystar/contract';

/** Every word of the first page and of the list of assistants one may talk to (C-145). */
export const copy = {
  greeting: (name: string, hour: number) => {
    const part =
      hour < 5
        ? '夜深了'
        : hour < 9
          ? '早上好'
          : hour < 12
            ? '上午好'
            : hour < 14
              ? '中午好'
              : hour < 18
                ? '下午好'
                : '晚上好';
    return `${name}，${part}`;
  },
  welcome: (name: string, enterprise: string) => `${name}，欢迎加入${enterprise}`,
  helpers: (enterprise: string, count: number) =>
    `${enterprise ? `在${enterprise}，` : ''}${count}个助手替您查，回答都附原文出处`,
  nobodyYet: (enterprise: string) => `${enterprise ? `${enterprise}有` : '有'}了可以对话的助手，就能在这里提问`,
  stopped: '企业已停用，暂时不能提问',
  stoppedHint: '续费后助手恢复回答，资料和对话都会保留',
  ask: '提问',
  placeholder: (example: string) => (example ? `输入问题，例如：${example}` : '输入问题'),
  all: '全部助手',
  pick: (name: string) => `由${name}回答`,
  pickTitle: '由谁回答',
  pickHint: '由最合适的一个回答，也可以指定',
  examples: '可以这样问',
  blank: '不能发送空白信息',
  tooLong: `问题不能超过${constants.QUESTION_MAX}个字`,
  unsure: '没有助手的资料明显能回答这个问题，请选一个来回答',
  answerWith: (name: string) => `由${name}回答`,
  askAnother: '换助手回答',
  chosenFor: '已选最合适的一个，也可以改由',
  usable: '可以对话的助手',
  count: (count: number, used: boolean) => `${count}个${used ? '，常用在前' : ''}`,
  more: '全部助手',
  rest: (count: number) => `其余${count}个助手`,
  featured: (shoppe: string) => `精选 · ${shoppe}`,
  recent: '最近对话',
  all4Recent: '全部',
  noRecent: { title: '还没有对话', text: '问一个问题，回答会留在这里' },
  none: {
    title: '还没有可以对话的助手',
    member: '请联系企业管理员开放助手',
    maker: '创建一个助手，上传文档后就能提问',
    create: '创建助手',
  },
  failed: '助手没有加载出来',
  recentFailed: '最近对话没有加载出来',
  documents: (count: number) => `${count}份文档`,
  month: (count: number) => (count > 0 ? `你本月问过${count}次` : '还没用过'),
  start: '开始对话',
  preset: '平台预置',
  draft: '未发布',
  noDescription: '还没有简介',
  agentReplies: '查看人工回复',
  square: {
    title: '助手广场',
    search: '搜索助手',
    near: '我的助手',
    all: '全部助手',
    reach: '范围',
    add: '添加',
    addNamed: (name: string) => `添加${name}`,
    remove: '移除',
    removeNamed: (name: string) => `从我的助手移除${name}`,
    added: '已添加到我的助手',
    removed: '已从我的助手移除',
    noMatch: { title: '没有找到助手', text: '换个词或分类试试', action: '清除条件' },
  },
} as const;
