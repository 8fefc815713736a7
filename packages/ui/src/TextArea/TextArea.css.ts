import { createVar, style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { typeStyle } from '../private/styles.ts';

export const least = createVar();
export const most = createVar();

export const frame = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });

export const tall = style({ blockSize: 'auto', alignItems: 'stretch', paddingInline: 0 });

export const area = style({
  ...typeStyle('body'),
  display: 'block',
  inlineSize: '100%',
  fieldSizing: 'content',
  minBlockSize: `calc(${vars.type.body.line} * ${least} + ${vars.space[12]})`,
  maxBlockSize: `calc(${vars.type.body.line} * ${most} + ${vars.space[12]})`,
  paddingBlock: `calc(${vars.space[12]} / 2)`,
  paddingInline: vars.space[12],
  border: 0,
  background: 'none',
  outline: 'none',
  resize: 'none',
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const foot = style({ display: 'flex', alignItems: 'start', justifyContent: 'space-between' });
