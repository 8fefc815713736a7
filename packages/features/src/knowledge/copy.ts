import { constants, prices, type DocumentStatus, type RecaptureRhythm } from '@tinystar/contract';

/** Labels of the eleven states (decisions.md part C), in one place for every screen. */
export const statusLabels: Record<DocumentStatus, string> = {
  initial: '待处理',
  cookPending: '等待解析',
  cooking: '解析中',
  cookTimeout: '解析超时',
  cookFailed: '解析失败',
  cooked: '解析完成',
  trainPending: '等待训练',
  training: '训练中',
  trainTimeout: '训练超时',
  trainFailed: '训练失败',
  trained: '已训练',
};

/** While a new version is being read; the document answers from the one before. */
export const newVersionLabel = '新版本解析中';

const kinds = (types: readonly string[]) => types.map((type) => type.toUpperCase()).join('、');

export const copy = {
  search: '搜索文件名',
  views: { label: '显示', library: '文档库', bin: '回收站' },
  status: '状态',
  anyStatus: '全部',
  reset: '重置',
  refresh: '刷新',
  upload: '上传文档',
  capture: '抓取网页',
  table: '文档库',
  columns: {
    name: '文件',
    status: '状态',
    size: '大小',
    pages: '页数',
    blocks: '知识块',
    hits: '命中',
    updated: '更新时间',
  },
  total: (files: number, blocks: number) => `共${files}个文档，${blocks.toLocaleString('zh-CN')}个知识块`,
  open: '查看',
  edit: '编辑',
  versions: '版本记录',
  original: '原文件',
  retry: '重试',
  retryAll: (count: number) => `全部重试（${count}）`,
  readOn: '识别其余页面',
  download: '下载原文件',
  remove: '删除',
  more: '更多操作',
  first: {
    title: '还没有文档',
    text: (types: readonly string[]) =>
      `上传${types.length > 3 ? '文档、表格、演示文稿或网页' : 'PDF、DOC或DOCX'}，训练完成后助手就能引用它们回答`,
  },
  noMatch: { title: '没有找到相符的文档', text: '换一个关键词或状态', action: '清除筛选' },
  failed: '文档没有加载成功',
  removeTitle: (count: number) => (count === 1 ? '删除这个文档？' : `删除选中的${count}个文档？`),
  removeText: '助手立即不再引用其中的内容，已有回答里的出处会显示文件已经被删除。到期前可以从回收站恢复',
  removed: '已移到回收站',
  retried: '已重新开始处理',
  allTrained: '文档已全部训练完成',
  drawer: {
    title: '上传文档',
    tabs: { file: '文件', site: '网页' },
    drop: '点击选择文件，或拖到这里',
    hint: (types: readonly string[]) => `${kinds(types)}，每个不超过64M，每次最多上传${constants.UPLOAD_BATCH}个`,
    price: (freePages: number) =>
      `${freePages > 0 ? `本月还可免费解析${freePages.toLocaleString('zh-CN')}页，之后` : '本月的免费页数已用完，'}每${prices.documentPages.per}页${prices.documentPages.coins}${constants.COIN_NAME}`,
    clear: '清除已完成',
    collapse: '收起',
    summary: (all: number, open: number) => (open > 0 ? `${all}个文件，${open}个需要处理` : `${all}个文件`),
    duplicate: (sameAs?: string) => `重复上传，库中已有相同的文件${sameAs ? `《${sameAs}》` : ''}`,
    sameName: (keeps: boolean, sameAs?: string) =>
      `${sameAs ? `${copy.drawer.duplicate(sameAs)}，还有一份内容不同的同名文档` : '重复上传，库中已有同名文档'}。作为新版本会更新${sameAs ? '同名' : '那份'}文档，${keeps ? '原来的版本留在版本记录里，' : ''}您的修改带到新版本里，放不下的等您处理；强制上传会另存一份`,
  },
  site: {
    url: '网址',
    placeholder: 'https://',
    hint: '仅支持抓取静态公开网页',
    submit: '抓取',
    preview: '预览',
    keep: '上传到文档库',
    again: '重新抓取',
    every: '自动更新',
    everyHint: '网页有变化时更新内容，您的修改会带到新内容里，放不下的等您处理',
    rhythms: { never: '不自动更新', day: '每天', week: '每周', month: '每月' } satisfies Record<
      RecaptureRhythm,
      string
    >,
    updated: (every: RecaptureRhythm, address: string) =>
      every === 'never' ? address : `${copy.site.rhythms[every]}更新 · ${address}`,
    againStarted: '正在重新抓取，完成后内容会更新',
    everySaved: '已保存',
    everyTaken: (now: string) => `有人同时修改了自动更新，现为${now}，您的修改没有保存`,
    everyTitle: '网页自动更新',
    save: '保存',
    cancel: '取消',
    kind: '网页',
  },
  map: {
    open: '从站点地图导入',
    back: '只抓取一个网页',
    url: '网站或站点地图的网址',
    hint: '读取站点地图里的网页，选择后一次导入，每次最多50个',
    read: '读取',
    pages: '站点里的网页',
    all: '全选',
    known: '已在文档库',
    found: (count: number, shown: number) =>
      count > shown ? `共${count}个网页，列出前${shown}个` : `共${count}个网页`,
    submit: (count: number) => (count > 0 ? `导入${count}个网页` : '导入网页'),
    tooMany: '每次最多导入50个网页',
    failed: '没有读到站点地图，请稍后重试',
  },
  dropHere: '释放以上传',
  dropHint: (types: readonly string[]) => `也可以将${kinds(types)}拖到页面任意位置`,
  noCoins: { title: `${constants.COIN_NAME}不足`, recharge: '去充值', later: '稍后处理' },
  progress: (done: number, all: number) => `正在上传 ${done}/${all}`,
} as const;
