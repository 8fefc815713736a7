import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import { configure } from 'storybook/test';
import '@tinystar/tokens/theme.css';
import '@tinystar/tokens/contrast.css';
import { clearToasts } from '../packages/ui/src/Toast/toastStore.ts';
import { declaredTypes } from './declaredTypes.ts';
import { copiedCode } from './docs/copiedCode.ts';
import { ComponentPage } from './docs/ComponentPage.tsx';
import { freezeClock, seedRandom } from './frozenClock.ts';
import './showStory.ts';
import { Stage, type StageProps } from './Stage.tsx';

freezeClock();
// What a story waits for comes at once or never; a second of patience is short on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
document.documentElement.lang = 'zh-CN';
document.documentElement.dataset.theme = 'light';

const layouts: Record<string, StageProps['layout']> = { fullscreen: 'page', centered: 'centered', padded: 'padded' };

const withStage: Decorator = (Story, { globals, parameters }) => (
  <Stage
    theme={globals.theme}
    locale={globals.locale}
    contrast={globals.contrast}
    density={globals.density}
    textSize={globals.textSize}
    direction={globals.direction}
    motion={globals.motion}
    layout={layouts[parameters.layout ?? 'padded'] ?? 'padded'}
  >
    <Story />
  </Stage>
);

/** Answers only what a story mocks. A call to our own API without an answer is an error, which fails the story. */
async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: '/mockWorker.js' },
    onUnhandledFrame({ frame, defaults }) {
      if (frame instanceof HttpNetworkFrame && new URL(frame.data.request.url).pathname.startsWith('/api/')) {
        defaults.error();
      }
    },
  });
  return worker;
}

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withStage],
  loaders: [mswLoader(startWorker)],
  async beforeEach({ globals, parameters }) {
    seedRandom();
    // Notices outlive the story that caused them by some seconds.
    clearToasts();
    await window.beforeStory?.({ viewport: globals.viewport?.value, a11y: parameters.a11y ?? {} });
  },
  argTypesEnhancers: [declaredTypes],
  initialGlobals: {
    theme: 'light',
    contrast: 'usual',
    locale: 'zh-CN',
    density: 'comfortable',
    textSize: '100',
    direction: 'ltr',
    motion: 'full',
  },
  globalTypes: {
    theme: {
      description: '主题',
      toolbar: {
        title: '主题',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: '浅色', icon: 'sun' },
          { value: 'dark', title: '深色', icon: 'moon' },
          { value: 'pair', title: '并排', icon: 'sidebyside' },
        ],
      },
    },
    contrast: {
      description: '对比度',
      toolbar: {
        title: '对比度',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'usual', title: '常规对比' },
          { value: 'more', title: '高对比' },
        ],
      },
    },
    textSize: {
      description: '字号',
      toolbar: {
        title: '字号',
        icon: 'zoom',
        dynamicTitle: true,
        items: ['100', '125', '150', '200'].map((value) => ({ value, title: `${value}%` })),
      },
    },
    direction: {
      description: '方向',
      toolbar: {
        title: '方向',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: '从左到右' },
          { value: 'rtl', title: '从右到左' },
        ],
      },
    },
    locale: {
      description: '语言',
      toolbar: {
        title: '语言',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'zh-CN', title: '简体中文' },
          { value: 'en', title: 'English' },
          { value: 'long', title: '长文本' },
        ],
      },
    },
    density: {
      description: '密度',
      toolbar: {
        title: '密度',
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: '舒适' },
          { value: 'compact', title: '紧凑' },
        ],
      },
    },
    motion: {
      description: '动效',
      toolbar: {
        title: '动效',
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'full', title: '完整动效' },
          { value: 'reduced', title: '减弱动效' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      config: {
        rules: [
          // radix hides what lies behind a modal with aria-hidden and keeps it out of reach by trapping focus,
          // which axe cannot see; the dialogs' own tests prove that Tab stays inside.
          { id: 'aria-hidden-focus', enabled: false },
        ],
      },
    },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      page: ComponentPage,
      source: { type: 'dynamic', excludeDecorators: true, transform: copiedCode },
      canvas: { sourceState: 'shown' },
      toc: {
        headingSelector: 'h2, h3',
        ignoreSelector: '.docs-story *, .docs-example *, .docs-belonging h2',
        title: '本页内容',
      },
    },
    viewport: {
      options: {
        phone: { name: '390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: '768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        laptop: { name: '1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
        wide: { name: '1920', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: {
        order: [
          'guide',
          ['Welcome', 'Principles', 'Tokens', 'Icons', 'Voice', 'Accessibility', 'Patterns', 'Components', 'Changelog'],
          'ui',
          // By what they are for (`group` of their docs), in the order of `purposes`.
          [
            'Button',
            'ButtonGroup',
            'CommandPalette',
            'CopyButton',
            'CountdownButton',
            'IconButton',
            'Menu',
            'CaptchaInput',
            'Checkbox',
            'CodeInput',
            'ColorPicker',
            'ComboBox',
            'CopyField',
            'DateRangePicker',
            'Field',
            'Form',
            'FileDrop',
            'GradientPicker',
            'NumberInput',
            'PasswordInput',
            'PhoneInput',
            'RadioGroup',
            'SearchInput',
            'SecretField',
            'SegmentedControl',
            'Select',
            'Slider',
            'Switch',
            'TagInput',
            'TextArea',
            'TextInput',
            'UploadList',
            'AnchorList',
            'Breadcrumbs',
            'FloatMenu',
            'Link',
            'Pagination',
            'SideNav',
            'Stepper',
            'Tabs',
            'Badge',
            'Banner',
            'Countdown',
            'Empty',
            'InlineMessage',
            'Progress',
            'Result',
            'Skeleton',
            'Spinner',
            'Status',
            'Toast',
            'ConfirmDialog',
            'Dialog',
            'Drawer',
            'GateOverlay',
            'HoverCard',
            'Popover',
            'ResponsiveDrawer',
            'Tooltip',
            'Charts',
            ['BarChart', 'ChinaMap', 'DonutChart', 'LineChart', 'RankList', 'Sparkline'],
            'DescriptionList',
            'FilterBar',
            'List',
            'OrderList',
            'Statistic',
            'Table',
            'Tag',
            'AttachmentCard',
            'Bubble',
            'CitationCard',
            'Composer',
            'ComposerMenu',
            'FeedbackBar',
            'MessageList',
            'QuestionBar',
            'SourceList',
            'ThinkingDots',
            'VoicePanel',
            'Watermark',
            'CodeBlock',
            'Markdown',
            'MarkdownEditor',
            'PdfViewer',
            'Avatar',
            'AvatarGroup',
            'AvatarPicker',
            'Icon',
            'ImageCrop',
            'ImagePreview',
            'QrCode',
            'RatioPicker',
            'VideoFramePicker',
            'AppShell',
            'AppShellSkeleton',
            'BrandScope',
            'Card',
            'Divider',
            'Frame',
            'Heading',
            'Layout',
            'PageHeader',
            'SplitPane',
            'Text',
            'ThemeScope',
            'VisuallyHidden',
          ],
          'features',
          'app',
        ],
      },
    },
  },
};

export default preview;
