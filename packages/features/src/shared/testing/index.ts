export { createStage, type Asked, type Stage } from './stage.ts';
export { createWindow, type TestWindow } from './window.ts';
