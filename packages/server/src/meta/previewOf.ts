import type { LinkPreview } from '../platform/module.ts';
import { helpGroups } from './help.ts';

const brand = '小星';
const agreement = `${brand}助手服务协议`;
const payment = `${brand}助手付费服务协议`;

const front: LinkPreview = {
  title: `${brand}：回答有出处的知识助手`,
  description: '上传文档与网页，训练一位只按您的资料作答的助手。每句回答都标出处，点开就是原文的那一页、那一段。',
};

/** Pages of the product itself that anybody may open and pass on, by their paths. */
const pages = new Map<string, LinkPreview>([
  ['/', front],
  ['/index', front],
  ['/solution', page('企业方案', '成员与角色、品牌联名、统一结算，先免费试用再决定')],
  ['/cooperation', page('合作', '渠道合作或企业定制，留下姓名与手机号，我们会尽快联系您')],
  ['/landing', page('注册', '用自己的资料训练一位回答有出处的助手')],
  ['/freeMeal', page('免费试用', '领取企业版免费试用')],
  ['/login', page('登录', front.description)],
  ['/enterprise/invite/link', page('加入企业', `接受邀请，与同事一起使用${brand}`)],
  ['/agreement', page(agreement, `使用${brand}时双方的权利与义务`)],
  ['/agreement/payment', page(payment, '开通会员、充值与退款的约定')],
  ['/privacy', page('隐私政策', `${brand}收集哪些信息、怎样使用、怎样保护，您有哪些权利`)],
  ['/help', page('帮助中心', `从创建助手到发布上线，一步步说明怎样使用${brand}`)],
]);

function page(title: string, description: string): LinkPreview {
  return { title: `${title} - ${brand}`, description };
}

/** An invitation is a part of its address. */
const invites = new Set(['/landing', '/enterprise/invite/link']);
/** Characters of a query that is passed on. */
const MOST_QUERY = 300;

/** What is told of a page of the product itself to whoever is sent its link. */
export function previewOf({ pathname, search }: URL): LinkPreview | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const slug = /^\/help\/([a-z-]+)$/.exec(path)?.[1];
  if (slug) {
    const article = helpGroups.flatMap(({ articles }) => articles).find((each) => each.slug === slug);
    return article && page(article.title, article.summary);
  }
  const found = pages.get(path);
  return found && invites.has(path) && search.length <= MOST_QUERY ? { ...found, query: search } : found;
}
