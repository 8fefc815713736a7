import { SourceFailure, type SourceAccess } from '../kind.ts';

const passing = (message: string) => new SourceFailure(message, { passing: true });

export const notGit = (): SourceFailure =>
  new SourceFailure('该地址不是Git仓库，请检查仓库地址，如https://gitee.com/公司/手册');
export const dumbOnly = (): SourceFailure =>
  new SourceFailure('该服务器只提供静态文件式的旧协议（dumb HTTP），请填写支持智能HTTP协议的仓库地址');
export const tooOld = (): SourceFailure =>
  new SourceFailure('该服务器的Git不支持协议v2（需要Git 2.18以上），请联系它的管理员升级，或换一个仓库地址');
export const sentElsewhere = ({ host }: URL): SourceFailure =>
  new SourceFailure(`该地址会转到${host}，请填写那里的仓库地址`);
export const isPage = (address: string): SourceFailure =>
  new SourceFailure(`请填写仓库地址${address}，分支与文件夹填写在下面`);
export const empty = (): SourceFailure => new SourceFailure('仓库里还没有提交，请先提交文件，或检查仓库地址');
export const brokenOff = (): SourceFailure => passing('仓库的内容没有传完整，文档没有变动，请稍后重试');
export const tooLarge = (): SourceFailure =>
  new SourceFailure('仓库太大，读取不了它的目录，请把要收录的文档放到单独的仓库');
export const tooManyFiles = (): SourceFailure => new SourceFailure('仓库里的文件太多，请填写更里面的文件夹');
export const largeFiles = (): SourceFailure =>
  new SourceFailure('该服务器不支持只读取目录（partial clone），而仓库里有很大的文件，请联系它的管理员开启');
export const noFolder = (folder: string): SourceFailure =>
  new SourceFailure(`仓库里没有文件夹「${folder}」，请检查写法与大小写`);
export const changedMeanwhile = (): SourceFailure => passing('仓库刚刚有改动，请稍后重新更新');
export const isLink = (): SourceFailure => new SourceFailure('这是符号链接，请收录它指向的文件');
export const isModule = (): SourceFailure => new SourceFailure('这是子模块，请把它的仓库添加为另一个来源');
export const isPointer = (): SourceFailure =>
  new SourceFailure('这是LFS指针，文件本身不在仓库里，请直接提交文件，或把文件放到网盘、对象存储后添加来源');

/** Branches that are named where the wanted one is missing. */
const SHOWN = 5;

export function noBranch(branch: string, there: readonly string[]): SourceFailure {
  const more = there.length > SHOWN ? '等' : '';
  const what = branch ? `没有分支「${branch}」` : '仓库没有默认分支';
  return new SourceFailure(`${what}，请填写已有的分支：${there.slice(0, SHOWN).join('、')}${more}`);
}

/** What is said of a status that is no success. */
export function refusal({ user, password }: Pick<SourceAccess, 'user' | 'password'>, status: number): SourceFailure {
  const open = user === '' && password === '';
  if (status === 429) return passing('Git服务器限制了访问次数，请稍后重试');
  if (status >= 500) return passing('Git服务器暂时无法访问，请稍后重试');
  if (open && [401, 403, 404].includes(status))
    return new SourceFailure('没有这个仓库，或者它不公开：请检查仓库地址，不公开的请填写访问令牌');
  if (status === 401) return new SourceFailure('访问令牌不正确或已过期，请检查令牌与用户名');
  if (status === 403) return new SourceFailure('访问令牌没有读取这个仓库的权限，请给它读取仓库内容的权限');
  if (status === 404) return new SourceFailure('没有这个仓库，或者这个令牌看不到它，请检查仓库地址与令牌的权限');
  return notGit();
}

/** What a server says of a request that it does not answer. */
export function said(text: string): SourceFailure {
  if (/not our ref|upload-pack: .*not (valid|found)/i.test(text)) return changedMeanwhile();
  const words = text.replace(/\s+/g, ' ').trim().slice(0, 100);
  return new SourceFailure(`Git服务器拒绝了请求（${words}），请检查仓库地址与令牌的权限`);
}
