import { constants, meta, prices } from '@tinystar/contract';
import { expect, test } from 'vitest';
import { quota } from '../documents/limits.ts';
import { createTestServer } from '../testing/index.ts';

test('everybody may read the twenty articles of the help centre, and their figures are those of the product', async () => {
  await using server = await createTestServer();
  const { groups } = (await server.visitor.call('GET', '/api/v1/open/meta/help')).as(meta.help);
  const articles = groups.flatMap((group) => group.articles);
  expect(articles).toHaveLength(20);
  for (const { slug, title, summary, markdown } of articles) {
    expect(slug).toMatch(/^[a-z-]+$/);
    expect(title.length, slug).toBeGreaterThan(3);
    expect(summary, slug).toMatch(/。$/);
    expect(markdown.length, slug).toBeGreaterThan(100);
  }
  const text = (slug: string) => articles.find((article) => article.slug === slug)!.markdown;
  const { documentPages } = prices;
  const gib = ({ bytes }: { bytes: number }) => bytes / 1_024 / constants.MEBIBYTE;
  for (const [slug, figure] of [
    ['create-assistant', `1 至 ${constants.ASSISTANT_NAME_MAX} 个字`],
    ['create-assistant', `最多 ${constants.REQUIREMENT_MAX} 个字`],
    ['write-settings', `最多 ${constants.DESCRIPTION_MAX} 个字`],
    ['write-settings', `最多 ${constants.WELCOME_MAX} 个字`],
    ['upload-documents', constants.UPLOAD_TYPES.join('、')],
    ['upload-documents', `${constants.UPLOAD_FILE_MAX / constants.MEBIBYTE}M`],
    ['upload-documents', `${constants.UPLOAD_BATCH} 个`],
    ['capture-web-pages', `最多 ${constants.SITEMAP_PAGES} 个网页`],
    ['edit-blocks', `不超过 ${constants.PICTURE_MAX / constants.MEBIBYTE}M`],
    ['qa-library', `最多 ${constants.QA_QUESTION_MAX} 个字`],
    ['qa-library', `最多 ${constants.QA_ANSWER_MAX} 个字`],
    ['qa-library', `最多 ${constants.QA_IMPORT_ROWS.toLocaleString('zh-CN')} 行`],
    ['qa-library', `保留 ${constants.QA_BIN_DAYS} 天`],
    ['regression-test', `最多 ${constants.REGRESSION_QUESTIONS} 个问题`],
    ['embed-website', `最多 ${constants.EMBED_DOMAINS_MAX} 个`],
    ['account-and-privacy', `${constants.CLOSING_DAYS} 天`],
    ['coins', `个人每月前 ${documentPages.free.personal} 页、企业每月前 ${documentPages.free.tenant} 页`],
    ['coins', `每 ${documentPages.per} 页 | 上传的人或企业 | ${documentPages.coins} 个小星币 |`],
    ['coins', `新的个人账号有 ${prices.personalStart} 个小星币，新的企业有 ${prices.tenantStart} 个`],
    [
      'coins',
      `由 ${quota.personal.files} 个（${gib(quota.personal)} GB）增加到 ${quota.vip.files} 个（${gib(quota.vip)} GB）`,
    ],
    ['coins', `签到得到 ${prices.checkIn} 个，每邀请一位好友得到 ${prices.invitedFriend} 个`],
  ] as const)
    expect(text(slug)).toContain(figure);
});
