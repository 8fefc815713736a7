import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { forcedEdge } from '../private/forced.ts';
import { typeStyle } from '../private/styles.ts';

export const badge = style({
  ...typeStyle('caption'),
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  minInlineSize: vars.mark[18],
  blockSize: vars.mark[18],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.full,
  background: vars.color.status.danger.solid,
  color: vars.color.status.danger.onSolid,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  '@media': forcedEdge,
});
