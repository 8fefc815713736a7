import { styleVariants } from '@vanilla-extract/css';

/** Stands in its cell where the figure or the words will. */
export const bone = styleVariants({
  start: { display: 'flex', inlineSize: '100%' },
  end: { display: 'flex', inlineSize: '100%', justifyContent: 'flex-end' },
});
