import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { recipe } from '@vanilla-extract/recipes';

const { warning, danger } = vars.color.status;

export const notice = recipe({
  base: {
    display: 'flex',
    gap: vars.space[12],
    padding: `${vars.space[12]} ${vars.space[16]}`,
    borderRadius: vars.radius.dialog,
    borderStartStartRadius: vars.radius.tag,
    fontSize: vars.type.body.size,
    lineHeight: vars.type.body.line,
    selectors: { '* + &': { marginBlockStart: vars.space[12] } },
  },
  variants: {
    kind: {
      coins: { background: warning.soft },
      network: { background: danger.soft },
      fault: { background: danger.soft },
    },
  },
});

export const icon = recipe({
  base: { flex: 'none', marginBlockStart: '1px' },
  variants: {
    kind: { coins: { color: warning.text }, network: { color: danger.text }, fault: { color: danger.text } },
  },
});

export const body = style({ minInlineSize: 0 });

export const small = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[4],
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.color.text.secondary,
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  marginBlock: `${vars.space[12]} ${vars.space[4]}`,
});
