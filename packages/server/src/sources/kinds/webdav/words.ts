import { SourceFailure } from '../kind.ts';

/** What is said of a status that is no success; `what` is the folder or file. */
export function refusal(status: number, what: string): SourceFailure {
  if (status === 401) return new SourceFailure('用户名或密码不正确，请检查后重试');
  if (status === 403) return new SourceFailure(`没有权限读取「${what}」，请检查账号的权限`);
  if (status === 404 || status === 410) return new SourceFailure(`「${what}」不存在，请检查地址`);
  if (status === 423) return new SourceFailure(`「${what}」已被锁定，请稍后重试`, { passing: true });
  if (status === 429) return new SourceFailure('来源限制了访问次数，请稍后重试', { passing: true });
  if (status === 507) return new SourceFailure('来源的存储空间已满，请清理后重试', { passing: true });
  if (status >= 500) return new SourceFailure('来源暂时无法访问，请稍后重试', { passing: true });
  return notWebDav();
}

/** Of an answer that began as it should: it is not the address that is wrong. */
export const brokenOff = (): SourceFailure =>
  new SourceFailure('来源的文件列表不完整，可能在传输中断开，文档没有变动，请稍后重试', { passing: true });

export const sentElsewhere = ({ host, origin }: URL): SourceFailure =>
  new SourceFailure(`该地址会转到 ${host}，请改填 ${origin} 上的地址`);

export const notWebDav = (): SourceFailure => new SourceFailure('该地址不是 WebDAV 目录，请检查地址');
