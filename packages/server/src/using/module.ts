import type { Module } from '../platform/module.ts';
import { usingRoutes } from './routes.ts';
import { squareRoutes } from './squareRoutes.ts';

const square = { title: '助手广场 - 小星', description: '挑一个公开的助手，直接提问，回答有出处' };

/** Finding assistants to talk to. */
export const usingModule: Module = {
  routes: [...usingRoutes, ...squareRoutes],
  previewOf: async (_, { pathname }) => (/^\/bot\/square\/?$/.test(pathname) ? square : undefined),
};
