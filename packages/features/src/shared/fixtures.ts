import { login, type FilePass } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="112" height="42"><rect width="112" height="42" fill="#ECF0EF"/><path d="M10 30 30 12M40 30h20L40 12h20M72 12v18M92 12l12 18M104 12 92 30" stroke="#005f8f" stroke-width="3" fill="none"/></svg>';

/** What is shown of a call that is refused because the role was taken away meanwhile. */
export const denied = { kind: 'failed', message: '没有权限进行这项操作', denied: true } as const;

/** A pass that outlives every story. */
export const filePass: FilePass = { expires: '4102444800', holder: 'use', signature: 'A'.repeat(43) };

/** Answers every request for a captcha with one picture. */
export const withCaptcha = mock.ok(login.generateCaptcha, { captchaId: 'drawn', svg });
