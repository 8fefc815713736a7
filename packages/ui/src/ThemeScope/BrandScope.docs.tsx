import { Button } from '../Button/Button.tsx';
import type { ComponentDocs } from '../private/componentDocs.ts';
import { BrandScope } from './BrandScope.tsx';

export const docs: ComponentDocs = {
  name: '品牌范围',
  also: ['品牌色', '租户颜色', '换肤', '主题色'],
  group: 'layout',
  purpose: [
    '让页面的一部分用租户的品牌色，并保证文字对比度不低于 4.5:1。',
    'Gives a part of the page a tenant’s colour, with text at 4.5:1 or more.',
  ],
  use: [
    ['租户自己的对话页、落地页或嵌入窗口', 'A tenant’s own chat page, landing page or widget'],
    ['在设置里预览品牌色', 'Previewing a brand colour in the settings'],
  ],
  instead: [{ when: ['只换深浅主题', 'Only light or dark changes'], take: 'ThemeScope' }],
  pairs: [
    {
      good: (
        <BrandScope colour="#ffd400" theme="light">
          <Button tone="accent" emphasis="solid">
            开始对话
          </Button>
        </BrandScope>
      ),
      goodSays: ['色相不变，明度让位给可读性。', 'Hue stays, lightness gives way to reading.'],
      bad: (
        <span style={{ background: '#ffd400', color: '#ffffff', padding: '8px 16px', borderRadius: 8 }} aria-hidden>
          开始对话
        </span>
      ),
      badSays: ['原色直接铺底，白字看不清。', 'The raw colour as a ground: white cannot be read on it.'],
    },
  ],
};
