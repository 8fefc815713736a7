import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

const { color, space, radius, type, weight } = vars;

/** As wide as a phone shows it without being turned; what needs more makes it wider when it is drawn. */
export const sheet = style({
  inlineSize: vars.measure[544],
  boxSizing: 'border-box',
  padding: space[24],
  background: color.bg.surface,
  color: color.text.primary,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  paddingBlockEnd: space[16],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  fontSize: type.lead.size,
  lineHeight: type.lead.line,
  fontWeight: weight.strong,
});

export const turns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  paddingBlock: space[24],
});

export const turn = style({ display: 'grid', gap: space[20], gridTemplateColumns: 'minmax(0, 1fr)' });

export const question = style({ display: 'grid', gap: space[8], gridTemplateColumns: 'minmax(0, 1fr)' });

/** What the question was sent with, at the side of its bubble. */
export const sent = style({
  margin: 0,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  color: color.text.secondary,
});

/** What makers bound to the cited place, below the answer. */
export const picture = style({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: vars.measure[416],
  objectFit: 'contain',
  boxSizing: 'border-box',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.control,
});

export const sources = style({
  display: 'grid',
  gap: space[4],
  margin: 0,
  padding: space[12],
  borderRadius: radius.card,
  background: color.bg.sunken,
  listStyle: 'none',
  fontSize: type.body.size,
  lineHeight: type.body.line,
  color: color.text.secondary,
});

export const source = style({ display: 'flex', gap: space[8] });

export const number = style({ flexShrink: 0, color: color.text.accent, fontWeight: weight.strong });

export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${color.border.subtle}`,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  color: color.text.tertiary,
});

// Everything is in the picture: what is out of sight too, and what one would scroll to.
globalStyle(`${sheet} *`, { contentVisibility: 'visible' });
globalStyle(`${sheet} :is(pre, pre *)`, { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
globalStyle(`${sheet} button`, { display: 'none' });
