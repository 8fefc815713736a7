import { style } from '@vanilla-extract/css';
import { queries, vars } from '@tinystar/tokens';
import { narrow } from './ChatView.css.ts';

export const dock = style({
  position: 'relative',
  zIndex: vars.layer.sticky,
  flex: 'none',
  paddingBlock: `${vars.space[4]} ${vars.space[20]}`,
  background: vars.color.bg.surface,
  '@container': {
    [narrow]: { paddingBlockEnd: `calc(${vars.space[12]} + env(safe-area-inset-bottom, 0px))` },
  },
});

export const questions = style({
  marginBlockEnd: vars.space[12],
  '@container': { [narrow]: { marginBlockEnd: vars.space[8] } },
  // While an on-screen keyboard is open, only the text box is shown.
  '@media': { [`(pointer: coarse) and ${queries.lower[512]}`]: { display: 'none' } },
});

/** The list of commands stands above it. */
export const box = style({ position: 'relative' });

/** Under the box, in the room that the dock leaves there anyway. */
export const cost = style({
  display: 'flex',
  justifyContent: 'center',
  marginBlock: `${vars.space[4]} calc(-1 * ${vars.space[16]})`,
  '@container': { [narrow]: { marginBlockEnd: `calc(-1 * ${vars.space[8]})` } },
});

export const note = style({ paddingInlineStart: vars.space[8] });
