export { assistant } from '../fixtures.ts';
export { configOf, sessionOf, type SessionChange } from './session.ts';
export { SessionStage } from './SessionStage.tsx';
export { createSharedStage, createStage, type Asked, type Stage } from './stage.ts';
export { createWindow, emptyPage, type TestWindow } from './window.ts';
