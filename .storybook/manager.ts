import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

/** The frame around the stories, in the colours of the system; it follows nobody's theme, so the stories stand out. */
addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: '小星设计系统',
    brandUrl: './?path=/story/guide-welcome--welcome',
    brandTarget: '_self',
    colorPrimary: '#007c61',
    colorSecondary: '#007c61',
    appBg: '#f4f7f7',
    appBorderColor: '#dfe4e3',
    appBorderRadius: 8,
    textColor: '#171d1d',
    textMutedColor: '#525b5a',
    barSelectedColor: '#007c61',
    inputBorder: '#868e8d',
    inputBorderRadius: 8,
    fontBase: 'Inter, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif',
  }),
  sidebar: { showRoots: true },
  // A page of the guide is a document: it has nothing to set.
  layoutCustomisations: {
    showPanel: ({ storyId }, shown) => (storyId?.startsWith('guide-') ? false : shown),
  },
});
