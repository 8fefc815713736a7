import { asksInWords } from './askingForPerson.ts';

/** Whether a question only asks to be put through to a person, or holds one of the words that its makers chose for that. */
export function asksForPerson(question: string, keywords: readonly string[] = []): boolean {
  const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');
  const asked = plain(question);
  return keywords.some((keyword) => asked.includes(plain(keyword))) || asksInWords(question);
}

const back = '发送“结束人工”可以回到助手。';
/** Whether somebody who is with the agents wants the assistant back. */
export const endsService = (text: string): boolean => /^(?:结束|退出)人工(?:客服|服务)?$/u.test(text.trim());

/** Where a person is asked. */
type Way =
  /** On a page of its own, which asks to log in whoever has not. */
  | { page: string; asksLogIn: boolean; closed?: string }
  /** Right here. */
  | { page: null; closed?: string }
  /** On a third-party platform nobody has our page before him, and some have a way to a person of their own. */
  | 'platform'
  | 'none';

/** The reply to whoever asks for a person; `closed` are the words outside of the agents' hours. */
export const handOffReply = (way: Way): string => {
  if (way === 'platform') return '这里暂时不能转接人工客服。您可以直接写下问题，我会在资料中为您查找。';
  if (way === 'none') return '这个助手没有开通人工客服。您可以直接写下问题，我会在资料中为您查找。';
  const closed = way.closed === undefined ? undefined : way.closed || '现在不是人工客服的工作时间。';
  if (way.page === null)
    return closed === undefined
      ? `已为您转接人工客服。请在这里写下问题，客服会在这里回复您。${back}`
      : `${closed}\n\n您可以先在这里留言，客服上班后会回复您。${back}`;
  const logIn = way.asksLogIn ? '没有登录时会先请您登录。' : '';
  return closed === undefined
    ? `好的。请打开[联系人工客服](${way.page})写下问题，由客服人员为您解答。${logIn}`
    : `${closed}\n\n您可以先[给人工客服留言](${way.page})，客服上班后会回复您。${logIn}`;
};
