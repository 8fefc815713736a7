import { vars } from '@tinystar/tokens';
import { appear, vanish } from './fade.css.ts';

/** The animation with which overlays disappear: in two thirds of the time in which they appear. */
export const leaving = (time: string) => `${vanish} calc(${time} * 2 / 3) ${vars.motion.leave}`;

/** The style of the dark layer between the page and a drawer or palette. */
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
