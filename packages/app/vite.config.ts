import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { pdfAssets } from './build/pdfAssets.ts';

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:5273';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), pdfAssets(), compress()],
  build: { manifest: true, target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { port: 5274, proxy: { '/api': api, '/file': api } },
});
