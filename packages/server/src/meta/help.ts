import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { meta, type HelpArticle, type HelpGroup } from '@tinystar/contract';
import { implement } from '../platform/http/route.ts';

/** The articles in reading order. Each is a Markdown file beside this one: a title, a line that sums it up, the text. */
const groups = [
  { title: '开始使用', slugs: ['create-assistant', 'write-settings', 'read-sources'] },
  { title: '准备资料', slugs: ['upload-documents', 'capture-web-pages', 'edit-blocks', 'qa-library'] },
  { title: '改进回答', slugs: ['retrieval-test', 'regression-test', 'statistics'] },
  {
    title: '发布到各处',
    slugs: ['publish-assistant', 'embed-website', 'connect-wechat', 'connect-feishu-dingtalk', 'use-api'],
  },
  { title: '企业协作', slugs: ['enterprise-members', 'hand-off', 'showcase-and-lending'] },
  { title: '账号与费用', slugs: ['coins', 'account-and-privacy'] },
] as const;

const readArticle = (slug: string): HelpArticle => {
  const text = readFileSync(join(import.meta.dirname, 'help', `${slug}.md`), 'utf8');
  const [title = '', summary = '', ...rest] = text.split('\n\n');
  return { slug, title: title.replace(/^# /, ''), summary: summary.trim(), markdown: rest.join('\n\n').trim() };
};

/** The articles of the help centre; the demo's guide answers from the same texts. */
export const helpGroups: readonly HelpGroup[] = groups.map(({ title, slugs }) => ({
  title,
  articles: slugs.map(readArticle),
}));

export const helpRoute = implement(meta.help, () => Promise.resolve({ groups: [...helpGroups] }));
