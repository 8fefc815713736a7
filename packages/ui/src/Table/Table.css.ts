import { createContainer, createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { queries, vars } from '@tinystar/tokens';
import { bareButton, groundChange, quickChange, typeStyle } from '../private/styles.ts';

export const frame = style({ display: 'grid', minInlineSize: 0 });

const cards = createContainer();

/** Below this a row of cells cannot be read without scrolling; it becomes a card with its name, actions and details. */
export const narrow = `${cards} ${queries.below[576]}`;

const scroll = { overflowX: 'auto', minInlineSize: 0, position: 'relative' } as const;

/** What goes on beyond the edge fades out there until its end is reached. A place without scrolling has no timeline. */
const fading = keyframes({
  '0%, 96%': {
    maskImage: `linear-gradient(to left, transparent, black ${vars.space[40]})`,
  },
});

export const scroller = styleVariants({
  cards: { ...scroll, containerName: cards, containerType: 'inline-size' },
  scroll: {
    ...scroll,
    '@supports': {
      '(animation-timeline: scroll())': { animation: `${fading} linear`, animationTimeline: 'scroll(self inline)' },
    },
  },
});

/** Separate borders stay with the cells that stand still while the others scroll. */
export const table = style({
  ...typeStyle('body'),
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@container': { [narrow]: { display: 'block' } },
});

export const head = style({ '@container': { [narrow]: { display: 'block' } } });

export const body = style({ '@container': { [narrow]: { display: 'block' } } });

export const headRow = style({
  '@container': {
    [narrow]: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', background: vars.color.bg.canvas },
  },
});

export const width = createVar();
export const least = createVar();

const align = {
  start: { textAlign: 'start' },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
} as const;

/** A fixed width, so that the sticky column after it knows its offset. */
const tight = {
  inlineSize: vars.measure[40],
  minInlineSize: vars.measure[40],
  maxInlineSize: vars.measure[40],
  paddingInlineEnd: 0,
  boxSizing: 'border-box',
} as const;

const unseen = {
  position: 'absolute',
  inlineSize: '1px',
  minInlineSize: 0,
  blockSize: '1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

export const headCell = recipe({
  base: {
    ...typeStyle('caption'),
    fontWeight: vars.weight.strong,
    blockSize: vars.layout.tableHead,
    paddingInline: vars.space[12],
    color: vars.color.text.secondary,
    background: vars.color.bg.canvas,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    whiteSpace: 'nowrap',
    inlineSize: width,
    minInlineSize: least,
  },
  variants: {
    align,
    tight: { true: tight },
    /** What can be pressed stays above the cards; the other names stand in them, and here for screen readers. */
    narrow: {
      shown: {
        '@container': {
          [narrow]: {
            display: 'flex',
            alignItems: 'center',
            inlineSize: 'auto',
            minInlineSize: 'auto',
            border: 0,
            position: 'static',
          },
        },
      },
      hidden: { '@container': { [narrow]: unseen } },
    },
  },
});

/** The head of a sorted column is a button over the whole cell. */
export const sortButton = style({
  ...bareButton,
  font: 'inherit',
  color: 'inherit',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: vars.size.sm,
  marginInline: `calc(-1 * ${vars.space[8]})`,
  paddingInline: vars.space[8],
  borderRadius: vars.radius.tag,
  transition: quickChange,
  ':hover': { background: vars.color.bg.hover, color: vars.color.text.primary },
});

export const sortMark = styleVariants({
  ascending: { display: 'inline-flex', color: vars.color.text.accent },
  descending: { display: 'inline-flex', color: vars.color.text.accent },
  none: { display: 'inline-flex', color: vars.color.text.disabled },
});

const still = { position: 'sticky', zIndex: vars.layer.sticky } as const;
const edge = `1px solid ${vars.color.border.subtle}`;

/** Cells that stay in view while the others scroll; a hairline shows where they lie over them. */
export const sticky = styleVariants({
  none: {},
  check: { ...still, insetInlineStart: 0 },
  first: { ...still, insetInlineStart: 0, borderInlineEnd: edge },
  afterCheck: { ...still, insetInlineStart: vars.measure[40], borderInlineEnd: edge },
  last: { ...still, insetInlineEnd: 0, borderInlineStart: edge },
});

export const row = recipe({
  base: {
    transition: groundChange,
    '@container': {
      [narrow]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: vars.space[16],
        position: 'relative',
        paddingBlock: vars.space[8],
        borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
        // Ends the first line, after the name and the actions.
        '::before': { content: '', flexBasis: '100%', order: 1 },
      },
    },
  },
  variants: {
    state: {
      rest: { background: vars.color.bg.surface, ':hover': { background: vars.color.bg.hover } },
      selected: { background: vars.color.bg.accentSoft },
    },
    check: { true: { '@container': { [narrow]: { paddingInlineStart: vars.measure[40] } } }, false: {} },
    pressable: { true: { position: 'relative' }, false: {} },
  },
});

const inCard = {
  display: 'flex',
  alignItems: 'center',
  blockSize: 'auto',
  minInlineSize: 0,
  maxInlineSize: '100%',
  padding: 0,
  border: 0,
  position: 'static',
} as const;

export const cell = recipe({
  base: {
    blockSize: vars.layout.tableRow,
    paddingInline: vars.space[12],
    paddingBlock: vars.space[4],
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    background: 'inherit',
    verticalAlign: 'middle',
    overflowWrap: 'break-word',
  },
  variants: {
    align,
    /** Shares what the fixed columns leave, and cuts long text instead of pushing them out. */
    flexible: { true: { maxInlineSize: 0 } },
    tight: { true: tight },
    place: {
      check: {
        '@container': {
          [narrow]: {
            ...inCard,
            position: 'absolute',
            insetBlockStart: vars.space[8],
            insetInlineStart: vars.space[12],
            inlineSize: 'auto',
            background: 'none',
            minBlockSize: vars.size.sm,
          },
        },
      },
      // With large text the actions go below the name.
      name: {
        '@container': {
          [narrow]: { ...inCard, flex: `1 1 ${vars.measure[128]}`, textAlign: 'start', minBlockSize: vars.size.sm },
        },
      },
      actions: { '@container': { [narrow]: { ...inCard, flex: 'none' } } },
      detail: {
        '@container': {
          [narrow]: {
            ...inCard,
            order: 2,
            gap: vars.space[8],
            '::before': {
              ...typeStyle('caption'),
              content: 'attr(data-title)',
              color: vars.color.text.tertiary,
              flex: 'none',
            },
          },
        },
      },
    },
  },
});

/** The link covers the whole row, so that the row is one large target but only one link. */
export const rowLink = style({
  display: 'block',
  inlineSize: '100%',
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  minInlineSize: 0,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible::after': {
      outline: `${vars.focusRing.width} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.focusRing.width})`,
    },
  },
});

/** Above the link that covers the row; a box in a card has a place of its own, and what stands still its layer. */
export const overLink = styleVariants({
  check: { position: 'relative', zIndex: vars.layer.sticky, '@container': { [narrow]: { position: 'absolute' } } },
  none: {},
});

export const actions = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: vars.space[4],
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[8],
  minBlockSize: vars.layout.subheader,
});

export const chosen = style({
  ...typeStyle('body'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  color: vars.color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});

export const settings = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' });

export const setting = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], minInlineSize: 0 });

export const settingName = style({ flex: 1, minInlineSize: 0 });

export const settingsEnd = style({
  display: 'flex',
  justifyContent: 'flex-end',
  marginBlockStart: vars.space[8],
  paddingBlockStart: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
