/** Where the application serves the page that draws the diagrams of answers, apart from everything else. */
export const DIAGRAM_FRAME = '/diagram/frame.html';
