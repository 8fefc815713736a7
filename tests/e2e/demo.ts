import type { BrowserContextOptions } from 'playwright';
import type { Visitor } from './browser.ts';
import { createScene, type Scene } from './scene.ts';

/** People of the demo's enterprise, by their log-in. */
export const people = { owner: '13800138000', member: '13800138001', admin: '13800138003' } as const;
const password = 'Xingxing2026';

export interface DemoScene extends Scene {
  /** Sends a call past the pages, as whoever the token stands for; answers the body whatever the status. */
  post(path: string, body: object, token?: string): Promise<Record<string, unknown>>;
  /** Whose identity a person takes from now on; none is the personal one. */
  actAs(token: string, tenantId?: string): Promise<unknown>;
  /** A fresh profile of somebody who is logged in; the log-in page has journeys of its own. */
  enterDemo(phone: string, options?: BrowserContextOptions): Promise<Visitor & { token: string }>;
}

/**
 * A scene with the demo's content; `settings` are more of the server's, told its port; `browserArgs` are more of
 * Chromium's flags.
 */
export const createDemo = (
  settings: (port: number) => Record<string, string> = () => ({}),
  browserArgs: readonly string[] = [],
): DemoScene => {
  const scene = createScene((port) => ({ DEMO: 'on', ...settings(port) }), browserArgs);
  const post: DemoScene['post'] = async (path, body, token) => {
    const answer = await fetch(scene.url(path), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  return {
    ...scene,
    post,
    actAs: (token, tenantId = '') => post('/api/v1/user/update/currentTenant', { tenantId }, token),
    async enterDemo(phoneNumber, options) {
      const { token } = await post('/api/v1/open/user/loginByPassword', {
        phoneNumber,
        password,
        captchaId: 'off',
        captcha: 'off',
      });
      const visitor = await scene.visit(options);
      // A file, not a page: a page that still starts would take the token and ask as whoever he is at that moment.
      await visitor.page.goto(scene.url('/embed.js'));
      await visitor.page.evaluate((value) => localStorage.setItem('tinystar.token', value), String(token));
      return { ...visitor, token: String(token) };
    },
  };
};
