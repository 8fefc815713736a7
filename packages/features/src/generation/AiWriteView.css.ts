import { queries, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

const narrow = `screen and ${queries.below.lg}`;

export const page = style({
  display: 'grid',
  gridTemplateColumns: `${vars.measure[360]} minmax(0, 1fr)`,
  blockSize: '100%',
  minBlockSize: 0,
  background: vars.color.bg.surface,
  // One below the other: the page scrolls as a whole.
  '@media': { [narrow]: { display: 'block', overflowY: 'auto' } },
});

export const form = style({
  overflowY: 'auto',
  padding: vars.space[32],
  borderInlineEnd: `1px solid ${vars.color.border.subtle}`,
  '@media': { [narrow]: { padding: vars.space[16], borderInlineEnd: 'none' } },
});

export const desk = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0 });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  padding: `${vars.space[8]} ${vars.space[24]}`,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

/** The paper scrolls, and is as wide as the text of a chat. */
export const sheet = style({ flex: 1, minBlockSize: vars.measure[320], overflowY: 'auto', padding: vars.space[24] });

export const column = style({ inlineSize: `min(${vars.layout.chat}, 100%)`, marginInline: 'auto' });

export const foot = style({
  padding: `${vars.space[12]} ${vars.space[24]}`,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});

export const earlier = style({ display: 'grid', justifyContent: 'center' });
