import * as z from 'zod/mini';

/** Codes of the specification (decisions.md part D) and, above 400000, the server's own; the first three digits are the status. */
export const errorCodes = {
  unknown: 1,
  coinsInsufficient: 20013,
  assistantMissing: 102001,
  invalidInput: 400001,
  unauthenticated: 401000,
  forbidden: 403000,
  notFound: 404000,
  conflict: 409000,
  tooLarge: 413000,
  tooMany: 429000,
  unexpected: 500000,
  unavailable: 503000,
  storageFull: 507000,
} as const;

export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes];

export const statusOf: Record<ErrorCode, number> = {
  [errorCodes.unknown]: 500,
  [errorCodes.coinsInsufficient]: 402,
  [errorCodes.assistantMissing]: 404,
  [errorCodes.invalidInput]: 400,
  [errorCodes.unauthenticated]: 401,
  [errorCodes.forbidden]: 403,
  [errorCodes.notFound]: 404,
  [errorCodes.conflict]: 409,
  [errorCodes.tooLarge]: 413,
  [errorCodes.tooMany]: 429,
  [errorCodes.unexpected]: 500,
  [errorCodes.unavailable]: 503,
  [errorCodes.storageFull]: 507,
};

/** The one error body (platform.md §7 response handling); `fields` ties messages to form fields. */
export const ErrorBody = z.object({
  errorCode: z.number(),
  errorMessage: z.string(),
  requestId: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** Messages of decisions.md parts B and C that both sides say. */
export const messages = {
  sessionExpired: '身份认证已过期，请重新登录',
  unauthorized: 'unauthorized',
  unknownError: 'Unknown Error',
  userInfoFailed: '请求用户信息失败，请重试',
  network: '当前网络异常，请检查网络设置。',
  unexpected: '系统发生未知错误，请稍后重试。',
  assistantMissing: '助手不存在',
  fileDeleted: '文件已经被删除',
  duplicateUpload: '重复上传',
  fileFormat: '文件格式错误，请调整后重新上传',
  fileTooLarge: '文件大小超过64M，请调整后重新上传',
  tooManyFiles: '每次最多上传20个',
  invalidUrl: '无效网址',
  captureFailed: '网页抓取失败',
  phone: '请填写正确的手机号',
  smsCode: '请输入正确的验证码',
  oldPassword: '请输入您的原密码',
  password: '请输入密码，至少包含数字、大写英文、小写英文，长度8到20位',
  passwordMismatch: '两次密码不一致',
  passwordChanged: '修改成功，即将跳转登录页重新登录',
  nickname: '昵称不符，必须是由2-20个字符组成，支持中英文数字，但不能是纯数字',
  assistantName: '名称不符，必须是由1-20个字符组成',
  welcomeWords: '欢迎语不能超过500个字符',
  description: '角色简介不能为空',
  tone: '语气不能为空',
  knowledgeSource: '文档库和问答库至少需要启用一个',
  category: '请选择分类',
  agreement: '请先同意小星助手服务协议',
  personalCoins: '您的小星币余额不足，请充值后重试',
  imageOnly: '仅支持图片类型',
  avatarTooLarge: '上传图片大小不超过10M',
} as const;

/** The only thing the client throws: what the server said, or what happened on the way. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: number;
  /** HTTP status; 0 when no answer came (offline, refused, aborted stream). */
  readonly status: number;
  readonly requestId: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** Set when the shared handling (401, 403, identity mismatch) already told the user. */
  handled = false;

  constructor(body: ErrorBody, status: number) {
    super(body.errorMessage);
    this.code = body.errorCode;
    this.status = status;
    this.requestId = body.requestId;
    this.fields = body.fields ?? {};
  }
}
