import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { diagramPage } from './build/diagramPage.ts';
import { drawFrontPage } from './build/drawFrontPage.ts';
import { pdfAssets } from './build/pdfAssets.ts';

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:5273';

/** React, the smallest parts of the library and the words both sides say: on the path of every first load. */
const base =
  /node_modules\/(?:react|react-dom|scheduler|@vanilla-extract)\/|lucide-react\/dist\/esm\/(?:createLucideIcon|Icon|shared|defaultAttributes)|packages\/ui\/src\/(?:Avatar|Button|Heading|Icon|IconButton|Layout|Link|Spinner|Text|ThemeScope|VisuallyHidden)\/|packages\/ui\/src\/(?:Field\/FieldContext|TextInput\/Counter)|packages\/features\/src\/shared\/StarMark|packages\/contract\/src\/(?:apiError|constants|errorCodes|messages)\.ts/;

/** What forms share, the first of them the front door's. */
const fields =
  /packages\/ui\/src\/(?:Field\/Field\.|TextInput\/TextInput\.|PhoneInput|PasswordInput|CodeInput|CaptchaInput|CountdownButton|Checkbox|InlineMessage|private\/(?:clock|keyboardScroll))|lucide-react\/dist\/esm\/icons\/(?:eye|eye-off|refresh-cw|check|minus|info|circle-x|circle-check|circle-exclamation-point)\.mjs/;

/** What every conversation shows before its first answer; nothing of it imports the rest of the conversation. */
const conversation =
  /packages\/features\/src\/(?:chat\/(?:copy|chatContext|ChatAvatar|WelcomeWords|ChatView\.css|model\/(?:thread|turn|assistant|questions))\.|shared\/questions)|packages\/ui\/src\/(?:Composer|QuestionBar|Watermark)\//;

/** Small parts of chats and of the workspace alike, which would be a dozen requests. */
const parts =
  /packages\/ui\/src\/(?:Skeleton\/|Tag\/|Toast\/toastStore|CopyButton\/copyText|private\/growArea)|packages\/features\/src\/shared\/store\.|lucide-react\/dist\/esm\/icons\/(?:arrow-left|arrow-up|box|chevron-left|chevron-right|eraser|headphones|lightbulb)\.mjs/;

/** Where one is and who one is, for every page before the guard. */
const session =
  /packages\/app\/src\/(?:front\/location|session\/(?:token|useToken|message|freePlan|channel|logOut)\.)|packages\/features\/src\/shared\/storage\./;

/** What the pages of the home site share, and pictures that neither login nor chat begins with: not thirty small parts. */
const home =
  /packages\/features\/src\/home\/(?:copy|Items|HomeFrame|page\.css|Phrases|Section|SiteFooter|SiteHeader|(?:ProductScene|IndexPage)\.css|SourcesPicture|TrialBanner|type|useDescription|useNear|useSwitches|whenIdle)\./;
const homeIcons =
  /lucide-react\/dist\/esm\/icons\/(?:chart-column|copy|file-text|globe|menu|message-square-text|sparkles|thumbs-up|upload|x)\./;

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // Of the words that react-aria says in thirty languages, those of this product.
    optimizeLocales.vite({ locales: ['zh-CN'] }),
    pdfAssets(),
    diagramPage(),
    drawFrontPage(),
    compress(),
  ],
  resolve: { alias: { 'react-remove-scroll': path.resolve(import.meta.dirname, 'build/noScrollLock.tsx') } },
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One chunk for what every page loads, instead of thirty of a few hundred bytes.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: base },
            { name: 'fields', test: fields, includeDependenciesRecursively: false },
            { name: 'session', test: session },
            { name: 'parts', test: parts, includeDependenciesRecursively: false },
            { name: 'conversation', test: conversation, includeDependenciesRecursively: false },
            { name: 'home', test: home, includeDependenciesRecursively: false },
            { name: 'homeIcons', test: homeIcons, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: { port: 5274, proxy: { '/api': api, '/file': api } },
});
