import type { CookFailure } from './types.ts';

const reasons: Record<CookFailure['kind'], string> = {
  unsupported: '文件格式错误，请调整后重新上传',
  encrypted: '文件已加密，请去除密码后重新上传',
  broken: '文件已损坏，无法解析，请检查后重新上传',
  tooLarge: '文件内容过大，请拆分后重新上传',
  noText: '文件没有可识别的文字，请上传清晰的文字版',
  timeout: '文件解析超时，请拆分后重新上传',
  outOfMemory: '文件过于复杂，解析时内存不足，请拆分后重新上传',
  interrupted: '文件暂时无法解析，请稍后重试',
};

/** Thrown inside the cook to end it with a reason for the user; never leaves {@link cook}. */
export class CookError extends Error {
  readonly failure: CookFailure;

  constructor(kind: CookFailure['kind'], reason: string = reasons[kind]) {
    super(reason);
    this.name = 'CookError';
    this.failure = { kind, reason };
  }
}
