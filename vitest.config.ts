import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import LongestFirst from './.ci/longestFirst.ts';
import { diagramPage } from './packages/app/build/diagramPage.ts';
import { pdfAssets } from './packages/app/build/pdfAssets.ts';
import { launchOptions, printerPath } from './tests/chromium.ts';

/** With what the server prints pages. */
const printer = { CHROMIUM: printerPath() };

/** Servers that tests start keep their compiled code: half of a start. */
const compiled = { NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, 'node_modules/.cache/compiled') };

/** Files at once. Vitest's own choice leaves one core to itself: of two that is half of the machine. */
const WORKERS = 2;

/** Each hook of react-aria is imported by its own path. */
const ariaModules = [
  '@internationalized/date',
  '@react-aria/spinbutton',
  'react-aria/I18nProvider',
  'react-aria/useButton',
  'react-aria/useCalendar',
  'react-aria/useColorArea',
  'react-aria/useColorSlider',
  'react-aria/useComboBox',
  'react-aria/useListBox',
  'react-aria/useRangeCalendar',
  'react-stately/Color',
  'react-stately/Item',
  'react-stately/useColorAreaState',
  'react-stately/useColorSliderState',
  'react-stately/useComboBoxState',
  'react-stately/useRangeCalendarState',
];

/** What is waited for comes at once or never: patience costs nothing, and a second of it is short on a busy machine. */
const patient = { poll: { timeout: 20_000 } };

const journeys = {
  globalSetup: ['tests/e2e/globalSetup.ts'],
  setupFiles: ['tests/e2e/tellServer.ts'],
  env: compiled,
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: patient,
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // The index of a feature's folder names its views too, and those have styles.
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{tokens,packages,tests}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'packages/server/**', '**/dist/**'],
          testTimeout: 30_000,
          env: printer,
          // Loading what most files share once per worker, not once per file.
          isolate: false,
          // Those that take longest wait for processes of their own.
          maxWorkers: WORKERS + 1,
          expect: patient,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          env: { ...printer, ...compiled },
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: ['packages/server/src/testing/globalSetup.ts'],
          // Some start the server five times; on a machine with as many others at work a start takes half a minute.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: patient,
          // Most of the time is waiting for processes and clocks, and loading the server once per worker is enough.
          isolate: false,
          maxWorkers: WORKERS + 1,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin(), diagramPage(), pdfAssets()],
        // The worker script that answers mocked calls.
        publicDir: '.storybook/public',
        // Found late, they would reload the page in the middle of the first test on a fresh clone.
        optimizeDeps: {
          include: [
            '@jest/diff-sequences',
            '@tanstack/react-query',
            '@vanilla-extract/recipes/createRuntimeFn',
            '@visx/scale',
            '@visx/shape',
            'jotai',
            'msw',
            'msw/browser',
            'pdfjs-dist/legacy/build/pdf.mjs',
            'punycode.js',
            'react',
            ...ariaModules,
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react-router',
            'react/jsx-dev-runtime',
            'write-excel-file/browser',
          ],
        },
        test: {
          name: 'browser',
          // The page and its modules are loaded once, not once per file. No spy outlives its test.
          isolate: false,
          restoreMocks: true,
          include: ['packages/{ui,features,app}/src/**/*.test.tsx'],
          setupFiles: ['tests/fromTheStart.ts'],
          testTimeout: 60_000,
          expect: patient,
          maxWorkers: WORKERS,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: await launchOptions(),
              contextOptions: { reducedMotion: 'reduce', locale: 'zh-CN', timezoneId: 'Asia/Shanghai' },
            }),
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
          },
        },
      },
      {
        test: {
          name: 'stories',
          environment: 'node',
          include: ['tests/stories/stories.run.ts'],
          testTimeout: 60_000,
          // Two draw while one waits for its next frame.
          maxConcurrency: 3,
        },
      },
      {
        test: {
          name: 'package',
          environment: 'node',
          include: ['tests/package/**/*.pack.ts'],
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.e2e.ts'],
          ...journeys,
          // Half of a journey is waiting for servers, browsers and transitions.
          maxWorkers: WORKERS + 1,
        },
      },
      {
        // How well is read and answered, by more examples than `npm test` has time for: `npm run quality`.
        test: {
          name: 'quality',
          environment: 'node',
          include: ['tests/**/*.quality.ts'],
          env: printer,
          testTimeout: 600_000,
          expect: patient,
          fileParallelism: false,
        },
      },
      {
        // What `npm run bench` measures in the running product: no step of `npm test`.
        test: {
          name: 'timed',
          environment: 'node',
          include: ['packages/server/src/**/*.timed.ts'],
          globalSetup: ['packages/server/src/testing/globalSetup.ts'],
          env: { ...printer, ...compiled },
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: patient,
          // Alone on the machine.
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'timedPages',
          environment: 'node',
          include: ['tests/e2e/**/*.timed.ts'],
          ...journeys,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
