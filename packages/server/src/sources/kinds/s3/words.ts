import { SourceFailure, type SourceAccess } from '../kind.ts';

/** What a store answered that is no success. */
export interface Refused {
  status: number;
  /** The store's own, '' where it says nothing. */
  code: string;
  /** Where the bucket is, '' where the store does not say. */
  region: string;
  /** Where it sends on to, '' for nowhere. */
  sentTo: string;
  /** The object, '' for the bucket. */
  what: string;
}

export const badKey = (): SourceFailure => new SourceFailure('AccessKey ID不正确或已停用，请检查后重试');
export const notS3 = (): SourceFailure => new SourceFailure('该地址不是S3存储服务，请检查接入地址');
export const noBucketNamed = (): SourceFailure => new SourceFailure('请填写存储桶的名称');

const passing = (message: string) => new SourceFailure(message, { passing: true });

type Say = (access: SourceAccess, refused: Refused) => SourceFailure;

const wrongRegion: Say = (_, { region }) =>
  new SourceFailure(region ? `存储桶在地域${region}，请把地域改为${region}` : '地域不正确，请填写存储桶所在的地域');
const noBucket: Say = ({ place: { bucket } }) =>
  new SourceFailure(bucket ? `存储桶「${bucket}」不存在，请检查名称与接入地址` : '存储桶不存在，请检查名称与接入地址');
const noRight: Say = ({ user }, { what }) =>
  user === ''
    ? new SourceFailure('存储桶不允许公开读取，请填写AccessKey ID和AccessKey Secret')
    : new SourceFailure(
        what
          ? `没有权限读取「${what}」，请授予这个账号读取对象的权限`
          : '没有权限列出存储桶的内容，请授予这个账号列出和读取的权限',
      );
const busy: Say = () => passing('存储服务限制了访问次数，请稍后重试');
const away: Say = () => passing('存储服务暂时无法访问，请稍后重试');
const clock: Say = () => new SourceFailure('服务器的时间与存储服务相差太多，请联系平台管理员校准时间');

/** By the codes of AWS, which the others have taken over. */
const byCode: Readonly<Record<string, Say>> = {
  InvalidAccessKeyId: badKey,
  SignatureDoesNotMatch: () => new SourceFailure('AccessKey Secret不正确，请检查后重试'),
  RequestTimeTooSkewed: clock,
  RequestExpired: clock,
  NoSuchBucket: noBucket,
  InvalidBucketName: noBucket,
  PermanentRedirect: wrongRegion,
  AuthorizationHeaderMalformed: wrongRegion,
  IllegalLocationConstraintException: wrongRegion,
  InvalidRegion: wrongRegion,
  AccessDenied: noRight,
  NoSuchKey: (_, { what }) => passing(`「${what}」已不在存储桶中`),
  InvalidObjectState: (_, { what }) => new SourceFailure(`「${what}」已归档，取回后才能读取`),
  SlowDown: busy,
  TooManyRequests: busy,
  RequestLimitExceeded: busy,
  ServiceUnavailable: away,
  InternalError: away,
  RequestTimeout: away,
};

/** What is said of an answer that is no success: by its code, else by its status. */
export function refusal(access: SourceAccess, refused: Refused): SourceFailure {
  const { status, code, sentTo, what } = refused;
  const say = Object.hasOwn(byCode, code) ? byCode[code] : undefined;
  if (say) return say(access, refused);
  if (status === 429) return busy(access, refused);
  if (status >= 500) return away(access, refused);
  if (code !== '') return new SourceFailure(`存储服务拒绝了请求（${code}），请检查各项设置`);
  if (status === 401 || status === 403) return noRight(access, refused);
  if (status >= 300 && status < 400 && URL.canParse(sentTo))
    return new SourceFailure(`该地址会转到${new URL(sentTo).origin}，请检查接入地址`);
  return what && status === 404 ? passing(`「${what}」已不在存储桶中`) : notS3();
}
