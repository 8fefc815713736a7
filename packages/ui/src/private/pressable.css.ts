import { globalStyle } from '@vanilla-extract/css';

/** The one rule that react-aria's usePress would write by itself: a press ends when the finger begins to scroll. */
globalStyle('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });
