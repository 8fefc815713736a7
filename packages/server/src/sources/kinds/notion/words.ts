import { SourceFailure } from '../kind.ts';

const passing = (message: string, wait?: number) =>
  new SourceFailure(message, { passing: true, ...(wait !== undefined && { wait }) });

const share = '请在Notion里打开要收录的页面，从右上角的“⋯”→“连接”里把它共享给集成';

export const badSecret = (): SourceFailure =>
  new SourceFailure('集成密钥不正确或已失效，请在Notion的集成设置里重新复制');
export const nothingShared = (): SourceFailure => new SourceFailure(`没有页面共享给这个集成，${share}`);
export const pageNotShared = (): SourceFailure =>
  new SourceFailure(`找不到这个页面，或者它没有共享给集成，请检查页面的网址；${share}`);
export const mayNotRead = (): SourceFailure =>
  new SourceFailure('集成密钥没有读取内容的权限，请在Notion的集成设置里勾选“读取内容”');
export const notNotion = (): SourceFailure => new SourceFailure('接口地址不是Notion的，一般填写https://api.notion.com');
export const sentElsewhere = (address: string): SourceFailure =>
  new SourceFailure(`接口地址会转到${address}，请改填那里的地址`);
export const brokenOff = (): SourceFailure => passing('Notion没有给出完整的列表，文档没有变动，请稍后重试');
export const tooMany = (): SourceFailure =>
  new SourceFailure('共享给集成的内容太多，请填写要收录的页面的网址，或只共享要收录的页面');
export const tooLong = (): SourceFailure => new SourceFailure('页面的内容太多，未收录，请把它拆分成几个页面');
export const noText = (): SourceFailure => new SourceFailure('页面里没有文字，未收录');
export const gone = (): SourceFailure => passing('页面刚刚被删除或不再共享给集成，下次更新时再处理');
export const incomplete = 'Notion只给出了一部分页面，这次更新不移除文档';

/** What is said of a status that is no success; `code` is Notion's own name of it, `wait` how long it wants not to be asked. */
export function refusal(status: number, code: string, wait?: number): SourceFailure {
  if (status === 401) return badSecret();
  if (status === 403) return mayNotRead();
  if (status === 429) return passing('Notion限制了访问次数，请稍后重试', wait);
  if (status === 409 || status >= 500) return passing('Notion暂时无法访问，请稍后重试', wait);
  if (code === '') return notNotion();
  return new SourceFailure(`Notion拒绝了请求（${code.slice(0, 40)}），请稍后重试`);
}
