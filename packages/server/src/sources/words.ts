import { lateMessages } from '@tinystar/contract';
import { OutsideError } from '../platform/egress/index.ts';
import { SourceFailure } from './kinds/kind.ts';

/** What is said of things that a run meets. */
export const sourceWords = {
  byHand: '已在小星中删除',
  confirmed: '已确认移除',
  botGone: '助手已删除',
  unreachable: '来源多次无法访问，其余内容将在下次更新时处理',
  broken: '更新没有完成，请重新更新',
  busy: '文档一直在处理，下次更新时再试',
  held: (removed: number, documents: number) => `本次更新会移除${removed}份文档（共${documents}份），请确认后再继续`,
  tooMany: (most: number) => `来源的内容超过${most}项，只收录前${most}项`,
  tooLarge: '文件超过64M，请拆分成几个再放到来源里',
  empty: '文件是空的，有内容后再收录',
  format: (types: readonly string[]) =>
    `不支持这种格式的文件，可以收录${types.join('、')}：请换一种格式，或在收录范围里排除它`,
  sameAs: (name: string) => `与「${name}」内容相同`,
} as const;

/** What is said to who uploads a file tells him to upload another one; nobody uploads what a source holds. */
const uploadWords: Readonly<Record<string, (types: readonly string[]) => string>> = {
  [lateMessages.fileFormat]: sourceWords.format,
  [lateMessages.fileTooLarge]: () => sourceWords.tooLarge,
  [lateMessages.fileEmpty]: () => sourceWords.empty,
};

/** Why an entry is not in the library, in the words of a source; `types` are the kinds of files that are taken. */
export const leftOut = (reason: string, types: readonly string[]): string => uploadWords[reason]?.(types) ?? reason;

/** Why something at a source could not be read; undefined for what is no fault of the source. */
export function failureOf(error: unknown): SourceFailure | undefined {
  if (error instanceof SourceFailure) return error;
  if (!(error instanceof OutsideError)) return undefined;
  return error.kind === 'refused'
    ? new SourceFailure('该地址不能访问：只能填写公网地址，内网地址需由平台管理员允许')
    : new SourceFailure('地址无法访问，请检查网络或稍后重试', { passing: true });
}
