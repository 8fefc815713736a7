import type { AnswerMode, AnswerTrace, TraceStep } from '@tinystar/contract';

const failures: Record<string, string> = {
  slow: '超时',
  busy: '服务繁忙',
  key: '密钥无效',
  unavailable: '连接失败',
  protocol: '返回内容无法识别',
  dimension: '向量维度不符',
  paused: '暂停使用',
  cut: '中断',
  refused: '被拒绝',
};

const steps: Record<TraceStep, string> = {
  rewrite: '改写问题',
  search: '按用词查找',
  vectors: '按含义查找',
  rerank: '重排段落',
  write: '写回答',
  verify: '核对引用',
};

const states: Record<Exclude<AnswerTrace['steps'][number]['state'], 'failed'>, string> = {
  done: '完成',
  skipped: '不需要',
  off: '未启用',
};

const modes: Record<AnswerMode, string> = { qa: '标准', brief: '简洁', thorough: '详尽' };

/** Words of the panel that tells how an answer came about. */
export const traceCopy = {
  title: '回答过程',
  loading: '正在读取回答过程',
  none: '这条回答没有留下过程记录',
  failed: '回答过程没有读取成功',
  again: '重新读取',
  steps: '步骤',
  step: steps,
  state: states,
  failure: (reason: string | undefined) => failures[reason ?? ''] ?? '失败',
  searched: '查找内容',
  passages: (count: number) => `找到的段落（${count}）`,
  noPassage: '没有找到段落',
  notGiven: '–',
  page: (page: number) => `第${page}页`,
  cited: '已引用',
  score: (score: number) => `相关度${Math.round(score * 100)}%`,
  byWords: (place: number) => `用词第${place}`,
  byVectors: (place: number, similarity: number) => `含义第${place}（${similarity.toFixed(2)}）`,
  cost: '用量',
  model: '模型',
  noModel: '未使用',
  mode: '回答方式',
  modes,
  prompt: '输入',
  output: '输出',
  tokens: (used: number, most: number, estimated: boolean) =>
    `${estimated ? '约' : ''}${used.toLocaleString('zh-CN')} / ${most.toLocaleString('zh-CN')} token`,
  first: '首字用时',
  total: '总用时',
  coins: '小星币',
  ms: (ms: number) => (ms < 1_000 ? `${ms}毫秒` : `${(ms / 1_000).toFixed(1)}秒`),
  missing: (missing: readonly string[]) => `所引原文里没有：${missing.join('、')}`,
} as const;
