/** Words that ask for a person and for nothing else: 转人工, 我要找真人客服, 能不能转接人工服务吗, talk to a human. */
const ASKS = [
  /^(?:你好|您好|请问|麻烦|请|帮我|给我|我|要|想|需要|可以|能不能|能否|可否|能|有没有|有|不要机器人)*(?:转接到?|转到?|找|联系|呼叫|接|换|叫|连线)?(?:一?下|一?[个位名])?(?:人工|真人|活人)(?:客服|服务|坐席|咨询|热线|帮助)?(?:人员)?(?:一下|吧|吗|呢|啊|谢谢)*$/u,
  /^(?:你好|您好|请问|麻烦|请|帮我|给我|我|要|想|需要|可以|能不能|能否|能)*(?:转接到?|转到?|找|联系|呼叫|叫|连线)(?:一?下|一?[个位名])?(?:客服|坐席)(?:人员)?(?:一下|吧|吗|呢|啊|谢谢)*$/u,
  /^(?:i (?:want|need|would like) (?:to )?)?(?:(?:please )?(?:talk|speak|chat|connect me) (?:to|with) )?(?:an? )?(?:real |live )?(?:human|person|human agent|live agent)(?: please)?$/,
];

/** Whether a question only asks to be put through to a person. */
export function asksForPerson(question: string): boolean {
  const said = question
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim();
  if (said.length > 60) return false;
  const joined = said.replace(/(?<=\p{Script=Han})\s+|\s+(?=\p{Script=Han})/gu, '');
  return ASKS.some((pattern) => pattern.test(joined));
}

/**
 * The reply: the address of the page where a person is asked, or that there is none. On a third-party platform nobody
 * has our page before him, and its own way to a person is the platform's.
 */
export const handOffReply = (way: { page: string } | 'platform' | 'none'): string => {
  if (way === 'platform') return '这里暂时不能转接人工客服。您可以直接写下问题，我会在资料中为您查找。';
  if (way === 'none') return '这个助手没有开通人工客服。您可以直接写下问题，我会在资料中为您查找。';
  return `好的。请打开[联系人工客服](${way.page})写下问题，由客服人员为您解答。没有登录时会先请您登录。`;
};
