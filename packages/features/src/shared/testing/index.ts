export { configOf, sessionOf, type SessionChange } from './session.ts';
export { SessionStage } from './SessionStage.tsx';
export { createStage, type Asked, type Stage } from './stage.ts';
export { createWindow, type TestWindow } from './window.ts';
