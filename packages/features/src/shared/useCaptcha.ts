import { login } from '@tinystar/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from './session.ts';

/** A picture to read; without one `svg` is empty, and asking again is the way on. */
export interface CaptchaPicture {
  captchaId: string;
  svg: string;
}

/** The captcha of a form of somebody who is logged in, while it is `asked` for; a new picture empties its field. */
export const useCaptcha = (asked: boolean, onRenew: () => void) => {
  const api = useApi();
  const [picture, setPicture] = useState<CaptchaPicture>();
  const emptied = useRef(onRenew);
  useEffect(() => {
    emptied.current = onRenew;
  });
  const renew = useCallback(async () => {
    setPicture(undefined);
    emptied.current();
    setPicture(await api(login.generateCaptcha, { purpose: 'account' }).catch(() => ({ captchaId: '', svg: '' })));
  }, [api]);
  useEffect(() => {
    if (asked) void renew();
  }, [asked, renew]);
  return {
    picture,
    renew: () => void renew(),
    /** What goes with a call when `read` is what was read of the picture. */
    solved: (read: string) => ({ captchaId: picture?.captchaId ?? '', captcha: read.trim() }),
    /** A captcha serves once, also for a refused call: to be told after each. */
    spent: () => (asked ? void renew() : undefined),
  };
};
