import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

/** As high as the dialog of a small window leaves room for. */
export const poster = style({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: '56dvh',
  aspectRatio: '750 / 1200',
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.border.subtle}`,
});
