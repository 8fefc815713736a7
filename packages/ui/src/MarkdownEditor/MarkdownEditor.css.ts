import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { queries, vars } from '@tinystar/tokens';
import { typeStyle } from '../private/styles.ts';

export const least = createVar();

export const frame = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0, containerType: 'inline-size' });

export const box = recipe({
  base: {
    display: 'grid',
    border: `1px solid ${vars.color.border.control}`,
    borderRadius: vars.radius.control,
    background: vars.color.bg.surface,
    overflow: 'clip',
    overflowClipMargin: vars.space[4],
    selectors: {
      '&:has([aria-invalid="true"])': { borderColor: vars.color.status.danger.text },
      '&:has(textarea:focus-visible)': {
        outline: `${vars.focusRing.width} solid ${vars.color.focus}`,
        outlineOffset: vars.focusRing.gap,
      },
      '&:has(textarea:disabled)': { background: vars.color.bg.canvas, borderColor: vars.color.border.subtle },
      '&:has(textarea[readonly])': { background: vars.color.bg.canvas, borderColor: vars.color.border.default },
    },
  },
  variants: {
    state: {
      rest: {},
      over: { borderColor: vars.color.accent.solid, boxShadow: `inset 0 0 0 1px ${vars.color.accent.solid}` },
    },
  },
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  padding: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const rule = style({
  alignSelf: 'center',
  inlineSize: '1px',
  blockSize: vars.space[16],
  marginInline: vars.space[4],
  background: vars.color.border.default,
});

export const spread = style({ marginInlineStart: 'auto' });

/** Source and preview stand side by side where there is room, else the preview takes the place of the source. */
export const panes = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    preview: {
      true: { '@container': { [queries.from[640]]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } } },
    },
  },
});

const height = { minBlockSize: `calc(${vars.type.body.line} * ${least} + ${vars.space[24]})`, maxBlockSize: '60dvh' };

export const area = recipe({
  base: {
    ...typeStyle('body'),
    ...height,
    display: 'block',
    inlineSize: '100%',
    fieldSizing: 'content',
    padding: vars.space[12],
    border: 0,
    background: 'none',
    color: vars.color.text.primary,
    outline: 'none',
    resize: 'none',
    tabSize: 2,
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&:disabled': { color: vars.color.text.disabled },
    },
  },
  variants: {
    preview: { true: { display: 'none', '@container': { [queries.from[640]]: { display: 'block' } } } },
  },
});

export const preview = style({
  ...height,
  padding: vars.space[12],
  overflow: 'auto',
  overflowWrap: 'anywhere',
  '@container': { [queries.from[640]]: { borderInlineStart: `1px solid ${vars.color.border.subtle}` } },
});

export const nothing = style({ ...typeStyle('body'), color: vars.color.text.tertiary });

export const foot = style({
  ...typeStyle('caption'),
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[12],
  color: vars.color.text.tertiary,
});

export const problem = style({ color: vars.color.status.danger.text });
export const status = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] });
export const file = style({ display: 'none' });
