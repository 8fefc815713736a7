import { globalStyle, style } from '@vanilla-extract/css';

export const drawing = style({ position: 'absolute', inset: 0, overflow: 'hidden' });

export const canvas = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });

/** What pdf.js expects of the element it writes the selectable text into. */
export const text = style({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  lineHeight: 1,
  textAlign: 'initial',
  textAutospace: 'no-autospace',
  textSizeAdjust: 'none',
  forcedColorAdjust: 'none',
  transformOrigin: '0 0',
  vars: {
    '--min-font-size': '1',
    '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
    '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
    '--scale-round-x': 'calc(1px / 64)',
    '--scale-round-y': 'calc(1px / 64)',
  },
} as Parameters<typeof style>[0]);

globalStyle(`${text} :is(span, br)`, {
  position: 'absolute',
  color: 'transparent',
  whiteSpace: 'pre',
  cursor: 'text',
  transformOrigin: '0% 0%',
});

globalStyle(`${text} > :not(.markedContent), ${text} .markedContent span:not(.markedContent)`, {
  vars: { '--font-height': '0', '--scale-x': '1', '--rotate': '0deg' },
  fontSize: 'calc(var(--text-scale-factor) * var(--font-height))',
  transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))',
});

globalStyle(`${text} .markedContent`, { display: 'contents' });

for (const [turn, move] of [
  ['90', 'rotate(90deg) translateY(-100%)'],
  ['180', 'rotate(180deg) translate(-100%, -100%)'],
  ['270', 'rotate(270deg) translateX(-100%)'],
] as const) {
  globalStyle(`${text}[data-main-rotation="${turn}"]`, { transform: move });
}

export const small = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });
