/** What is said in passing, however often and with whatever particles: 你好啊！您好。 */
const only = (words: string): RegExp =>
  new RegExp(String.raw`^(?:(?:${words})(?:[啊呀哦啦了您你呢哈]|大家)*[\s\p{P}~～]*)+$`, 'iu');

const KINDS: readonly (readonly [said: RegExp, reply: (name: string) => string])[] = [
  [
    only(
      '(?:你|您|大家)们?好|早上好|上午好|中午好|下午好|晚上好|早安|哈喽|哈罗|嗨|在吗|在不在|hello|hi|hey|good (?:morning|afternoon|evening)',
    ),
    (name) => `您好，我是${name}，请问有什么可以帮您？`,
  ],
  [
    only('(?:非常|十分|多)?(?:谢谢|感谢)|多谢|辛苦|thanks|thank you(?: very much)?'),
    () => '不客气，还有问题可以接着问我。',
  ],
  [only('再见|拜拜|晚安|good ?bye|bye|see you'), () => '再见，有问题随时来问我。'],
];

/** The reply to a greeting, to thanks or to a farewell; undefined when the words ask anything. */
export function greetingFor(question: string, name: string): string | undefined {
  const said = question.normalize('NFKC').trim();
  return KINDS.find(([pattern]) => pattern.test(said))?.[1](name);
}
