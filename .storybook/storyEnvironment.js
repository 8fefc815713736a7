import { setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';

/** The browser and its page with Storybook in it; each worker has its own, for all of its files. */
let kept;

/** What Jest sends its workers at the end (`CHILD_MESSAGE_END` of jest-worker); an open browser would keep them. */
const END = 2;
process.on('message', function end([kind]) {
  if (kind !== END) return;
  process.off('message', end);
  void kept?.browser.close();
});

/**
 * The runner's own environment starts a browser and loads Storybook again for every file, which took as long as the
 * pictures of two stories. Here a worker keeps its page: a file's first story follows another file's last one, just as
 * stories of one file follow each other. A page that broke is replaced.
 */
export default class StoryEnvironment extends PlaywrightEnvironment {
  constructor(config, context) {
    super(kept ? withoutBrowser(config) : config, context);
  }

  async setup() {
    await super.setup();
    const { browser, context, page } = kept ?? this.global;
    Object.assign(this.global, { browser, context, page });
    if (!kept) await context.addInitScript(withoutIdling);
    if (!kept || page.isClosed()) {
      if (page.isClosed()) await this.global.jestPlaywright.resetPage();
      await setupPage(this.global.page, context);
    }
    await this.global.page.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
  }

  async teardown() {
    const { browser, context, page } = this.global;
    kept = { browser, context, page };
    // What the teardown does not see it neither closes nor stops listening to.
    this.global.browser = undefined;
    this.global.page = undefined;
    await super.teardown();
  }
}

/** A busy page is never idle; what waits for that would be in a picture or not. */
function withoutIdling() {
  window.requestIdleCallback = (run) => setTimeout(run, 1, { didTimeout: false, timeRemaining: () => 50 });
  window.cancelIdleCallback = clearTimeout;
}

function withoutBrowser(config) {
  const { testEnvironmentOptions } = config.projectConfig;
  const preset = { ...testEnvironmentOptions['jest-playwright'], skipInitialization: true };
  return {
    ...config,
    projectConfig: {
      ...config.projectConfig,
      testEnvironmentOptions: { ...testEnvironmentOptions, 'jest-playwright': preset },
    },
  };
}
