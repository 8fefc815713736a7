import type { HelpArticle, HelpGroup } from '@tinystar/contract';

export const helpPath = (slug?: string): string => (slug ? `/help/${slug}` : '/help');

/** The groups with only those articles that hold every word of the search, in title, summary or text. */
export const searchHelp = (groups: readonly HelpGroup[], search: string): readonly HelpGroup[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = ({ title, summary, markdown }: HelpArticle) => {
    const text = `${title}\n${summary}\n${markdown}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({ ...group, articles: group.articles.filter(holds) }))
    .filter(({ articles }) => articles.length > 0);
};

/** An article and the one after it, across the groups; undefined when there is none of this name. */
export const findArticle = (groups: readonly HelpGroup[], slug: string) => {
  const articles = groups.flatMap((group) => group.articles);
  const at = articles.findIndex((article) => article.slug === slug);
  return at < 0 ? undefined : { article: articles[at]!, next: articles[at + 1] };
};
