import { queries, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

/** Form and preview side by side; on narrow windows the preview stands below what it shows. */
export const columns = style({
  display: 'grid',
  gap: vars.space[24],
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)',
  alignItems: 'start',
  '@media': { [`screen and ${queries.below.sm}`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const preview = style({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'grid',
  gap: vars.space[16],
  padding: vars.space[16],
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  background: vars.color.bg.canvas,
  overflowWrap: 'anywhere',
  minInlineSize: 0,
});

export const welcome = style({
  whiteSpace: 'pre-wrap',
  maxBlockSize: '12em',
  overflowY: 'auto',
});

/** Where one would type: shown, not to be used. */
export const ask = style({
  padding: `${vars.space[8]} ${vars.space[12]}`,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.control,
  background: vars.color.bg.surface,
});
