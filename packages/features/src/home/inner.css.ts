import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';
import { tablet, wide } from './page.css.ts';
import { typed } from './type.ts';

/** The head of every page but the first. */
export const opening = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[20],
  paddingBlockStart: vars.space[40],
  '@media': { [wide]: { paddingBlockStart: vars.space[72] } },
});
export const measure = style({ maxInlineSize: vars.measure[608] });

export const plans = style({
  display: 'grid',
  gap: vars.space[16],
  '@media': { [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const plan = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[20],
  padding: vars.space[24],
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.dialog,
  '@media': { [tablet]: { padding: vars.space[32] } },
});
export const planHead = style({ display: 'grid', gap: vars.space[4] });
export const planName = style({ ...typed('lead'), margin: 0, color: vars.color.text.secondary });
export const planPrice = style({ ...typed('display'), margin: 0 });
export const planEnd = style({ display: 'grid', gap: vars.space[8], marginBlockStart: 'auto' });
export const note = style({ ...typed('caption'), margin: 0, color: vars.color.text.secondary, textAlign: 'center' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[40],
  paddingBlock: vars.space[40],
  '@media': {
    [wide]: {
      gridTemplateColumns: `minmax(0, 1fr) ${vars.measure[432]}`,
      gap: vars.space[72],
      alignItems: 'start',
      paddingBlock: vars.space[72],
    },
  },
});
export const side = style({ display: 'grid', gap: vars.space[32] });
export const ways = style({ display: 'grid', gap: vars.space[24], margin: 0, padding: 0, listStyle: 'none' });
export const way = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space[12] });
export const wayIcon = style({
  display: 'grid',
  alignItems: 'center',
  blockSize: vars.type.lead.line,
  color: vars.color.text.accent,
});

export const card = style({
  display: 'grid',
  gap: vars.space[24],
  padding: vars.space[20],
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.dialog,
  background: vars.color.bg.surface,
  '@media': { [tablet]: { padding: vars.space[32] } },
});
export const cardTitle = style({ ...typed('title'), margin: 0 });

export const claim = style({
  display: 'grid',
  gap: vars.space[24],
  maxInlineSize: vars.measure[544],
  marginInline: 'auto',
  paddingBlock: vars.space[40],
  '@media': { [wide]: { paddingBlock: vars.space[72] } },
});
export const centred = style({ display: 'grid', justifyItems: 'center', gap: vars.space[12], textAlign: 'center' });
export const claimTitle = style({ ...typed('displayLarge'), margin: 0, textWrap: 'balance' });
