import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '省份分布图',
  also: ['地图', '省份'],
  group: 'data',
  purpose: ['各省的数字，画成一格一省的图。', 'Figures by province, one tile for each.'],
  use: [['访客的地区分布', 'Where visitors come from']],
  instead: [{ when: ['只看前几名', 'Only the first few matter'], take: 'RankList' }],
  keys: [
    { key: '← → ↑ ↓', does: ['到最近的省份', 'To the nearest province'] },
    { key: 'Home / End', does: ['到一行的两端', 'To the ends of a row'] },
  ],
};
