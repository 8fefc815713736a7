import {
  sourceLimits,
  type SourceAction,
  type SourceKind,
  type SourceRhythm,
  type SourceRules,
  type SourceRun,
  type SourceRunState,
} from '@tinystar/contract';
import { sizeText } from '../shared/sizeText.ts';

const figure = (value: number) => value.toLocaleString('zh-CN');

export const kindWords: Record<SourceKind, { label: string; text: string; add: string }> = {
  webdav: {
    label: '网盘',
    text: '坚果云、Nextcloud等支持WebDAV的网盘里的一个文件夹，其中的文件增删改后，文档跟着变',
    add: '添加网盘',
  },
  s3: {
    label: '对象存储',
    text: '阿里云OSS、腾讯云COS、MinIO等兼容S3的存储桶里的文件，其中的文件增删改后，文档跟着变',
    add: '添加对象存储',
  },
  git: {
    label: 'Git仓库',
    text: 'GitHub、Gitee、GitLab、Gitea等仓库里的文件，有新的提交时，文档跟着变',
    add: '添加Git仓库',
  },
  notion: {
    label: 'Notion',
    text: 'Notion里共享给集成的页面和数据库，页面增删改后，文档跟着变',
    add: '添加Notion',
  },
  site: { label: '网站', text: '网站地图里列出的网页，网页有变化时，文档跟着更新', add: '添加网站' },
  feed: { label: '订阅', text: 'RSS或Atom订阅里的文章，有新文章时自动收录', add: '添加订阅' },
};

export const rhythmWords: Record<SourceRhythm, string> = {
  manual: '仅手动',
  hour: '每小时',
  day: '每天',
  week: '每周',
};

export const actionWords: Record<SourceAction, string> = {
  added: '新增',
  changed: '更新',
  moved: '移动',
  removed: '移除',
  refused: '未收录',
};

export const runWords: Record<SourceRunState, string> = {
  waiting: '等待开始',
  listing: '正在读取来源',
  working: '正在更新',
  held: '等待确认',
  done: '已完成',
  stopped: '已停止',
  failed: '失败',
};

const actions = Object.keys(actionWords) as SourceAction[];

/** What came of a run, or has so far: 新增3，移除1, or why it failed or waits. Empty while nothing is known. */
export const outcomeText = (run: SourceRun): string => {
  const { state, reason, listed } = run;
  if (state === 'failed' || state === 'held') return reason;
  if (state === 'listing') return listed > 0 ? copy.listed(listed) : '';
  const counts = actions
    .filter((action) => run[action] > 0)
    .map((action) => `${actionWords[action]}${figure(run[action])}`)
    .join('，');
  return counts || (state === 'done' ? copy.unchanged : '');
};

/** 45秒, 3分12秒, 1小时5分. */
export const durationText = (ms: number): string => {
  const seconds = Math.max(1, Math.round(ms / 1_000));
  if (seconds < 60) return `${seconds}秒`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return seconds % 60 === 0 ? `${minutes}分钟` : `${minutes}分${seconds % 60}秒`;
  return minutes % 60 === 0 ? `${Math.floor(minutes / 60)}小时` : `${Math.floor(minutes / 60)}小时${minutes % 60}分`;
};

const listed = (names: readonly string[]) => names.join('、');

/** The rules in one line. */
export const rulesText = ({ include, exclude, maxSize }: SourceRules): string =>
  [
    include.length > 0 ? `只收录${listed(include)}` : '',
    exclude.length > 0 ? `不收录${listed(exclude)}` : '',
    maxSize === undefined ? '' : `不超过${sizeText(maxSize).replace('.0', '')}`,
  ]
    .filter(Boolean)
    .join('；') || '全部收录';

export const copy = {
  text: '文档可以从网盘、对象存储、Git仓库、Notion、网站和订阅里来，那里有变化时，这里的文档跟着变',
  add: '添加来源',
  refresh: '刷新',
  full: `每个助手最多添加${sourceLimits.perAssistant}个来源`,
  failed: '来源没有加载成功',
  gone: '来源不存在，或者已被移除',
  back: '返回来源',
  table: '来源',
  columns: {
    name: '来源',
    documents: '文档',
    last: '上次更新',
    state: '状态',
  },
  first: {
    title: '还没有来源',
    text: '添加后，来源里的内容会成为这个助手的文档，那里新增、修改、移动或删除，这里都会跟着变',
    kinds: '来源类型',
  },
  states: { new: '等待首次更新', paused: '已暂停', fine: '正常', poor: '多数未收录' },
  next: (moment: string) => `${moment}再更新`,
  leftOut: (count: number) => `未收录${figure(count)}`,
  never: '还没有更新过',
  unchanged: '没有变化',
  progress: (done: number, all: number) => `${figure(done)}/${figure(all)}`,
  working: (done: number, all: number) => `正在更新${figure(done)}/${figure(all)}`,
  goesOn: '离开页面后会继续进行',
  listed: (count: number) => `已读到${figure(count)}个`,
  run: '立即更新',
  stop: '停止',
  decide: '去确认',
  more: '更多操作',
  pause: '暂停',
  resume: '恢复',
  edit: '编辑',
  remove: '移除',
  began: '已开始更新',
  stopped: '已停止，已完成的部分会保留，其余下次再更新',
  paused: '已暂停，不再自动更新',
  resumed: '已恢复自动更新',
  removed: '已移除来源',
  saved: '已保存',
  added: '已添加来源，正在进行首次更新',
  removing: {
    title: (name: string) => `移除来源“${name}”？`,
    text: '移除后不再从这里更新',
    documents: (count: number) => `来自这里的${figure(count)}份文档`,
    keep: '保留文档',
    bin: '移入回收站',
  },
  head: {
    kind: '类型',
    address: '地址',
    every: '更新频率',
    rules: '收录范围',
    documents: '文档',
    leftOut: '未收录',
    next: '下次更新',
  },
  count: (count: number) => `${figure(count)}份`,
  held: {
    title: '等待确认',
    text: (removed: number, all: number) => `本次更新会移除${figure(removed)}份文档（共${figure(all)}份）`,
    waits: '确认前不会移除任何文档',
    list: '会移除的文档',
    rest: (count: number) => `还有${figure(count)}份，可在下面的明细里查看`,
    all: '全部执行',
    keep: '保留这些文档',
    done: '已确认，正在更新',
    kept: '已保留这些文档，正在更新其余部分',
  },
  runs: {
    title: '更新记录',
    asked: '手动',
    timed: '自动',
    took: (text: string) => `用时${text}`,
    none: { title: '还没有更新记录', text: '第一次更新后，这里会列出每次的结果' },
    failed: '更新记录没有加载成功',
  },
  lines: {
    title: (moment: string) => `${moment}的明细`,
    filter: '显示',
    all: '全部',
    table: '明细',
    columns: { name: '文件', action: '结果', reason: '说明' },
    waiting: '等待处理',
    open: '查看',
    none: { title: '没有变化', text: '这次更新没有需要改动的文档' },
    reading: { title: '正在读取来源', text: '读完以后，这里列出要改动的文档' },
    unread: { title: '没有明细', text: '这次更新没有进行到改动文档' },
    noMatch: { title: '没有这样的条目', text: '换一种结果看看', action: '显示全部' },
    failed: '明细没有加载成功',
  },
  wizard: {
    add: '添加来源',
    edit: '编辑来源',
    steps: { kind: '类型', access: '连接', rules: '收录' },
    label: '步骤',
    back: '上一步',
    next: '下一步',
    finish: '完成',
    save: '保存',
    kind: '来源类型',
    noKind: '请选择来源类型',
    address: {
      webdav: { label: 'WebDAV地址', hint: '要同步的文件夹的地址，在网盘的设置里可以找到' },
      s3: { label: '接入地址（Endpoint）', hint: '存储服务的地址，如https://oss-cn-hangzhou.aliyuncs.com' },
      git: { label: '仓库地址', hint: '浏览器里打开仓库首页时的网址，如https://gitee.com/公司/手册' },
      notion: { label: '接口地址', hint: '一般不用改；要经过公司的代理访问Notion的，填写代理的地址' },
      site: { label: '网站或站点地图的网址', hint: '没有站点地图的网站，会从这个页面上的链接找起' },
      feed: { label: '订阅地址', hint: 'RSS或Atom的网址' },
    } satisfies Record<SourceKind, { label: string; hint: string }>,
    placeholder: 'https://',
    keepHint: '留空则保持不变',
    test: '测试连接',
    again: '重新测试',
    testFailed: '连接没有成功，请稍后重试',
    found: (count: number, more: boolean) => `连接成功，${more ? '至少有' : '共'}${figure(count)}个可以收录`,
    empty: '连接成功，但没有找到可以收录的内容',
    names: '其中有',
    name: '名称',
    include: '只收录',
    exclude: '不收录',
    ruleHints: {
      webdav: '按文件名，*代表任意多个字符，?代表一个字符，如*.pdf；不填则全部收录',
      s3: '按文件名，*代表任意多个字符，?代表一个字符，如*.pdf；不填则全部收录',
      git: '按文件名，*代表任意多个字符，?代表一个字符，如*.pdf；不填则全部收录',
      notion: '按页面标题，*代表任意多个字符，?代表一个字符，如*制度*；不填则全部收录',
      site: '按网址的最后一段，*代表任意多个字符，?代表一个字符，如help*；不填则全部收录',
      feed: '按文章标题，*代表任意多个字符，?代表一个字符，如*公告*；不填则全部收录',
    } satisfies Record<SourceKind, string>,
    excludeHint: '写法相同，符合的不收录',
    maxSize: '单个文件不超过',
    maxSizeHint: '不填则不限制',
    megabyte: 'MB',
    every: '更新频率',
    secret: { entered: '已重新填写', kept: '保持不变' },
    unlimited: '不限制',
  },
} as const;
