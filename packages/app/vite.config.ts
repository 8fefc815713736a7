import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { diagramPage } from './build/diagramPage.ts';
import { drawFrontPage } from './build/drawFrontPage.ts';
import { embedLoader } from './build/embedLoader.ts';
import { leanContract } from './build/leanContract.ts';
import { packParts } from './build/packParts.ts';
import { pageDocuments } from './build/pageDocuments.ts';
import { patientParts } from './build/patientParts.ts';
import { pdfAssets } from './build/pdfAssets.ts';
import { replacedModules } from './build/replacedModules.ts';

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:5273';

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // Of the words that react-aria says in thirty languages, those of this product.
    optimizeLocales.vite({ locales: ['zh-CN'] }),
    leanContract(),
    pdfAssets(),
    diagramPage(),
    embedLoader(),
    patientParts(),
    packParts(),
    pageDocuments(),
    drawFrontPage(),
    compress(),
  ],
  resolve: { alias: replacedModules },
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { port: 5274, proxy: { '/api': api, '/file': api } },
});
