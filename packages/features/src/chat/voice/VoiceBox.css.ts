import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { recipe } from '@vanilla-extract/recipes';

export const box = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[8],
    minInlineSize: 0,
    marginBlockEnd: vars.space[8],
  },
  variants: {
    // The panel of the recording has a frame of its own; without it the words stand in this one.
    heard: {
      true: {
        paddingBlock: vars.space[12],
        border: `1px solid ${vars.color.border.default}`,
        borderRadius: vars.radius.composer,
        background: vars.color.bg.surface,
      },
      false: {},
    },
  },
});

export const words = style({
  paddingInline: vars.space[16],
  fontSize: vars.type.prose.size,
  lineHeight: vars.type.prose.line,
  overflowWrap: 'anywhere',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[8],
  paddingInline: vars.space[12],
});
