import { createContainer, createVar } from '@vanilla-extract/css';
import { values, vars } from '@tinystar/tokens';

/** What holds a conversation and the source beside it, where the window has room for both. */
export const talk = createContainer();

/** Width of a source; undefined where nothing stands beside it that needs room. */
export const sourceWidth = createVar();

/** The text of a conversation has to stay readable beside a source. */
const leastChat = vars.measure[480];

/** Between the narrow and the wide drawer, as far as the conversation keeps its room. */
export const roomLeft = `clamp(${vars.layout.drawerMd}, 100% - ${leastChat}, ${vars.layout.drawerLg})`;

/** Even the narrow drawer leaves the conversation too little: it lies over it. */
export const tooNarrow = `${talk} (width < ${(values.measure[480] + values.layout.drawerMd) / 16}rem)`;
