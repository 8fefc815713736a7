import '@tinystar/tokens/theme.css';
import './base.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Front } from './front/Front.tsx';
import { applyTheme } from './shell/theme.ts';

applyTheme();

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <Front />
  </StrictMode>,
);
