import { createContainer } from '@vanilla-extract/css';
import { queries } from '@tinystar/tokens';

/** The viewer's own width decides, because it also stands as a narrow part of a wide window. */
export const viewerBox = createContainer();

/** Pages need the room of the thumbnails, and the toolbar shows its steps as icons alone. */
export const narrow = `${viewerBox} ${queries.below[576]}`;
