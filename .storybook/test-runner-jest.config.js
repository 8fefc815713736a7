import { getJestConfig } from '@storybook/test-runner';

const base = getJestConfig();

export default {
  ...base,
  rootDir: '..',
  // The published form of the library has a package.json of the same name.
  modulePathIgnorePatterns: ['<rootDir>/packages/ui/dist'],
  testTimeout: 30_000,
  testEnvironment: '<rootDir>/.storybook/storyEnvironment.js',
  testResultsProcessor: '<rootDir>/.storybook/writeReport.cjs',
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      launchOptions: {
        executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
        headless: true,
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          '--font-render-hinting=none',
          '--force-color-profile=srgb',
        ],
      },
      contextOptions: {
        viewport: { width: 1280, height: 800 },
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
        colorScheme: 'light',
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
      },
    },
  },
};
