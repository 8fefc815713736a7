import { getJestConfig } from '@storybook/test-runner';
import { launchOptions } from '../tests/chromium.ts';

// `npm run storybook:test` uses the browser of all other checks.
const config = getJestConfig();
const playwright = { ...config.testEnvironmentOptions['jest-playwright'], launchOptions: await launchOptions() };

export default {
  ...config,
  // The built packages bear the names of their sources.
  modulePathIgnorePatterns: ['/dist/'],
  testEnvironmentOptions: { 'jest-playwright': playwright },
};
