import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { recipe } from '@vanilla-extract/recipes';
import { column, narrow, wide } from './ChatView.css.ts';

export const bar = recipe({
  base: {
    position: 'relative',
    zIndex: vars.layer.sticky,
    flex: 'none',
    blockSize: vars.layout.header,
    background: vars.color.bg.surface,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  },
  variants: { variant: { page: {}, pane: { blockSize: vars.layout.subheader }, embed: {} } },
});

const line = { display: 'flex', alignItems: 'center', blockSize: '100%' } as const;

export const inner = recipe({
  variants: {
    variant: {
      page: [column, line],
      embed: [column, line],
      pane: [style(line), style({ paddingInline: `${vars.space[20]} ${vars.space[12]}` })],
    },
  },
});

export const start = style({ flex: 'none', marginInlineStart: `calc(-1 * ${vars.space[8]})` });

/** The face hangs outside the column, as beside every answer. */
export const who = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  flex: 1,
  minInlineSize: 0,
  '@container': {
    // The ring is 4 wider on each side than the faces beside the answers.
    [wide]: { marginInlineStart: `calc(-1 * (${vars.portrait.sm} + ${vars.space[20]}))` },
  },
});
// Behind a way back it stands within, for it would lie over that.
globalStyle(`${start} + ${who}`, { '@container': { [wide]: { marginInlineStart: 0 } } });

export const names = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[12], flex: 1, minInlineSize: 0 });

export const name = style({
  flex: 'none',
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.type.lead.size,
  lineHeight: vars.type.lead.line,
  fontWeight: vars.weight.strong,
});

export const description = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.color.text.tertiary,
  '@container': { [narrow]: { display: 'none' } },
});

export const actions = style({
  display: 'flex',
  flex: 'none',
  gap: vars.space[4],
  marginInlineEnd: `calc(-1 * ${vars.space[8]})`,
});
