import { vars } from '@tinystar/tokens';
import { appear, vanish } from './fade.css.ts';

/** How everything above a page goes: in two thirds of the time it takes to come. */
export const leaving = (time: string) => `${vanish} calc(${time} * 2 / 3) ${vars.motion.leave}`;

/** What lies over the page under a drawer or a palette. */
export const scrimStyle = (time: string) =>
  ({
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.modal,
    background: vars.color.bg.scrim,
    selectors: {
      '&[data-state="open"]': { animation: `${appear} ${time}` },
      '&[data-state="closed"]': { animation: leaving(time) },
    },
  }) as const;
