import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

export const owner = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[8],
  padding: vars.space[12],
  borderRadius: vars.radius.control,
  background: vars.color.bg.sunken,
});

/** The payment's page beside the order; on narrow windows the order comes below. */
export const pay = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'flex-end',
  gap: vars.space[24],
});

/** What the payment's page asks for at least. */
export const frame = style({ flex: `999 1 ${vars.measure[320]}`, minInlineSize: `min(100%, ${vars.measure[320]})` });
