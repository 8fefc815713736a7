import { callOpen } from '@tinystar/contract';

export interface Captcha {
  captchaId: string;
  svg: string;
  /** False where the server asks for none (CAPTCHA=off). */
  required?: boolean | undefined;
}

const isCaptcha = (answer: unknown): answer is Captcha => {
  const { captchaId, svg } = (answer ?? {}) as Partial<Record<keyof Captcha, unknown>>;
  return typeof captchaId === 'string' && typeof svg === 'string';
};

/** A picture to solve, asked for before the rules and calls of the form have loaded; null when that fails. */
export const drawCaptcha = async (): Promise<Captcha | null> => {
  const answer = await callOpen('captcha');
  return isCaptcha(answer) ? answer : null;
};
