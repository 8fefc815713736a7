import 'katex/dist/katex.min.css';
import engine from 'katex';

/** KaTeX and its fonts, loaded apart from the renderer. */
export const katex = engine;
