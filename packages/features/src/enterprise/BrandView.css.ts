import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';
import { columnsWith } from './columns.ts';

/** The preview stands beside the form. */
export const columns = style(columnsWith(vars.measure[384]));
