// The worker of msw, without what nobody mocks: it would ask the page about every part that the page itself loads.
const parts = ['script', 'style', 'font'];
addEventListener('install', (event) => {
  event.addRoutes({ condition: { or: parts.map((kind) => ({ requestDestination: kind })) }, source: 'network' });
});
importScripts('/mockServiceWorker.js');
