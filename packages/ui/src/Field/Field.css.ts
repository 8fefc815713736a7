import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { queries, vars } from '@tinystar/tokens';
import { typeStyle } from '../private/styles.ts';

const wide = `screen and ${queries.from.md}`;

export const field = recipe({
  base: { display: 'grid', minInlineSize: 0 },
  variants: {
    layout: {
      above: { gap: vars.space[8] },
      beside: {
        gap: vars.space[8],
        '@media': { [wide]: { gridTemplateColumns: `${vars.measure[136]} minmax(0, 1fr)`, columnGap: vars.space[24] } },
      },
    },
  },
});

export const head = recipe({
  base: { display: 'grid', alignContent: 'start' },
  variants: {
    layout: {
      above: {},
      beside: { '@media': { [wide]: { paddingBlockStart: `calc((${vars.size.md} - ${vars.type.label.line}) / 2)` } } },
    },
    hidden: {
      true: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  },
});

export const label = style({
  ...typeStyle('label'),
  color: vars.color.text.primary,
});

export const star = style({ marginInlineStart: vars.space[4], color: vars.color.status.danger.text });

export const changed = style({
  display: 'inline-block',
  verticalAlign: 'middle',
  inlineSize: vars.mark[6],
  blockSize: vars.mark[6],
  borderRadius: vars.radius.full,
  background: vars.color.status.warning.text,
  marginInlineStart: vars.space[4],
});

export const body = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  minInlineSize: 0,
});

/** Beside its label, a row that is only a line high stands on the label's line. */
export const beside = style({
  '@media': {
    [wide]: {
      selectors: {
        '&:has(> [role="switch"]:first-child), &:has(> :first-child > [role="switch"]:first-child), &:has(> :first-child > :first-child > :first-child > [role="switch"])':
          { paddingBlockStart: `calc((${vars.size.md} - ${vars.type.body.line}) / 2)` },
      },
    },
  },
});

export const hint = style({ ...typeStyle('caption'), color: vars.color.text.tertiary });

export const error = style({
  ...typeStyle('caption'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[4],
  color: vars.color.status.danger.text,
});

/** The mark stands on the first of several lines. */
globalStyle(`${error} > :first-child`, { marginBlockStart: `calc((${vars.type.caption.line} - ${vars.icon.sm}) / 2)` });
