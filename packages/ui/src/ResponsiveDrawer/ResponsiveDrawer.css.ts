import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { oneLine, typeStyle } from '../private/styles.ts';

export const panel = recipe({
  base: {
    ...typeStyle('body'),
    display: 'flex',
    flexDirection: 'column',
    flex: 'none',
    minBlockSize: 0,
    blockSize: '100%',
    maxInlineSize: '50%',
    background: vars.color.bg.surface,
    color: vars.color.text.primary,
  },
  variants: {
    side: {
      start: { borderInlineEnd: `1px solid ${vars.color.border.subtle}` },
      end: { borderInlineStart: `1px solid ${vars.color.border.subtle}` },
    },
    size: {
      nav: { inlineSize: vars.layout.sidebar },
      sm: { inlineSize: vars.layout.drawerSm },
      md: { inlineSize: vars.layout.drawerMd },
      lg: { inlineSize: vars.layout.drawerLg },
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  flex: 'none',
  minBlockSize: vars.layout.header,
  paddingInline: `${vars.space[20]} ${vars.space[12]}`,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const title = style({ ...typeStyle('lead'), ...oneLine, flex: 1 });

export const body = recipe({
  base: { flex: 1, minBlockSize: 0, overflow: 'auto' },
  variants: { padded: { true: { padding: vars.space[20] } } },
});

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[12],
  flex: 'none',
  minBlockSize: vars.layout.footer,
  paddingInline: vars.space[20],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
