import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { typeStyle } from '../private/styles.ts';

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
