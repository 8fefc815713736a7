import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { diagramPage } from '../packages/app/build/diagramPage.ts';
import { componentIndex } from './componentIndex.ts';
import { propDocs } from './propDocs.ts';

/** STORIES narrows the build to some files, separated by commas; `npm run test:stories -- --changed` sets it. */
const only = process.env.STORIES?.split(',');

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: only?.map((file) => `../${file}`) ?? [
    './guide/*.stories.tsx',
    '../tokens/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-designs', 'msw-storybook-addon'],
  staticDirs: [
    './public',
    // The tokens as design tools read them, linked on the Tokens page.
    { from: '../tokens/generated/exchange', to: '/tokens' },
    { from: '../node_modules/pdfjs-dist/cmaps', to: '/pdf/cmaps' },
    { from: '../node_modules/pdfjs-dist/standard_fonts', to: '/pdf/fonts' },
    { from: '../node_modules/pdfjs-dist/iccs', to: '/pdf/iccs' },
    { from: '../node_modules/pdfjs-dist/wasm', to: '/pdf/wasm' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [vanillaExtractPlugin(), propDocs(), componentIndex(), diagramPage()],
      build: {
        chunkSizeWarningLimit: 4000,
        reportCompressedSize: false,
        rolldownOptions: {
          onLog: (
            level: 'debug' | 'info' | 'warn',
            log: { code?: string; message: string },
            handler: (level: 'debug' | 'info' | 'warn', log: { message: string }) => void,
          ) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : handler(level, log)),
        },
      },
    }),
};

export default config;
