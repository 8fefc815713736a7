import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import '@tinystar/tokens/theme.css';
import { freezeClock, seedRandom } from './frozenClock.ts';
import { Stage, type StageProps } from './Stage.tsx';

freezeClock();
document.documentElement.lang = 'zh-CN';
document.documentElement.dataset.theme = 'light';

const layouts: Record<string, StageProps['layout']> = { fullscreen: 'page', centered: 'centered', padded: 'padded' };

const withStage: Decorator = (Story, { globals, parameters }) => (
  <Stage theme={globals.theme} locale={globals.locale} layout={layouts[parameters.layout ?? 'padded'] ?? 'padded'}>
    <Story />
  </Stage>
);

/** Answers only what a story mocks. A call to our own API without an answer is an error, which fails the story. */
async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
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
  beforeEach: () => seedRandom(),
  initialGlobals: { theme: 'light', locale: 'zh-CN' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'pair', title: 'Side by side', icon: 'sidebyside' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'zh-CN', title: '简体中文' },
          { value: 'en', title: 'English formats' },
          { value: 'long', title: 'Long words' },
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
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: '390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: '768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        laptop: { name: '1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
        wide: { name: '1920', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
      },
    },
    options: { storySort: { order: ['tokens', 'ui', 'features', 'app'] } },
  },
};

export default preview;
