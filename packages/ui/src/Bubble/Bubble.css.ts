import { createVar, style } from '@vanilla-extract/css';
import { queries, vars } from '@tinystar/tokens';
import { forcedEdge } from '../private/forced.ts';
import { typeStyle } from '../private/styles.ts';

export const ground = createVar();
export const ink = createVar();

export const line = style({ display: 'flex', justifyContent: 'flex-end', minInlineSize: 0 });

export const bubble = style({
  ...typeStyle('prose'),
  maxInlineSize: '80%',
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  borderRadius: vars.radius.dialog,
  borderStartEndRadius: vars.radius.tag,
  background: vars.color.bubble.user,
  color: vars.color.bubble.userText,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  '@media': { [`screen and ${queries.below.md}`]: { maxInlineSize: '86%' }, ...forcedEdge },
});

export const compact = style({ ...typeStyle('proseCompact') });

export const painted = style({ background: ground, color: ink });
