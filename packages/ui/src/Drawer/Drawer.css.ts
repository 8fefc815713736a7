import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { phone } from '../Dialog/Dialog.css.ts';
import { forcedEdge } from '../private/forced.ts';
import { leaving, scrimStyle } from '../private/scrim.ts';
import { raised, typeStyle } from '../private/styles.ts';

const fromEnd = keyframes({ from: { opacity: 0, translate: vars.motion.rise } });
const fromStart = keyframes({ from: { opacity: 0, translate: `calc(-1 * ${vars.motion.rise})` } });
const leave = leaving(vars.motion.slow);

export const scrim = style(scrimStyle(vars.motion.slow));

export const surface = recipe({
  base: {
    ...typeStyle('body'),
    position: 'fixed',
    insetBlock: 0,
    display: 'flex',
    flexDirection: 'column',
    maxInlineSize: '100%',
    ...raised,
    color: vars.color.text.primary,
    boxShadow: vars.depth.modal,
    '@media': forcedEdge,
    selectors: { '&:focus': { outline: 'none' }, '&[data-state="closed"]': { animation: leave } },
  },
  variants: {
    side: {
      end: {
        insetInlineEnd: 0,
        selectors: { '&[data-state="open"]': { animation: `${fromEnd} ${vars.motion.slow} ${vars.motion.enter}` } },
      },
      start: {
        insetInlineStart: 0,
        selectors: { '&[data-state="open"]': { animation: `${fromStart} ${vars.motion.slow} ${vars.motion.enter}` } },
      },
    },
    size: {
      nav: { inlineSize: `min(${vars.layout.drawerNav}, 100% - ${vars.space[40]})` },
      sidebar: { inlineSize: vars.layout.sidebar },
      sm: { inlineSize: vars.layout.drawerSm, '@media': { [phone]: { inlineSize: '100%' } } },
      md: { inlineSize: vars.layout.drawerMd, '@media': { [phone]: { inlineSize: '100%' } } },
      lg: { inlineSize: vars.layout.drawerLg, '@media': { [phone]: { inlineSize: '100%' } } },
    },
    modal: { true: { zIndex: vars.layer.modal }, false: { zIndex: vars.layer.overlay } },
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

export const title = style({
  ...typeStyle('lead'),
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

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
