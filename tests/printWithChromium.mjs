#!/usr/bin/env node
// Takes the arguments with which the server prints a page by an installed Chromium, and prints with the pinned one: its
// package lacks the files behind --print-to-pdf, so that it would wait for ever. The tests of the server name it as CHROMIUM.
import { chromium } from 'playwright';
import { chromiumPath } from './chromium.ts';

const given = process.argv.slice(2);
const valueOf = (flag) => given.find((argument) => argument.startsWith(`${flag}=`))?.slice(flag.length + 1);
const own = ['--headless', '--print-to-pdf', '--user-data-dir', '--no-pdf-header-footer'];
const args = given.filter((argument) => argument.startsWith('--') && !own.includes(argument.split('=')[0]));

const context = await chromium.launchPersistentContext(valueOf('--user-data-dir') ?? '', {
  executablePath: await chromiumPath(),
  args,
});
const page = await context.newPage();
await page.goto(given.at(-1));
await page.pdf({ path: valueOf('--print-to-pdf'), printBackground: true, preferCSSPageSize: true });
await context.close();
