// What a page shows that cannot be loaded: the only thing this worker keeps. Everything else goes to the server as if it
// were not there, so that nobody ever sees an old version.
const page = `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>连接不上小星</title>
<style>
  body { min-block-size: 100dvh; margin: 0; display: grid; place-content: center; justify-items: center; gap: 0.75rem;
    padding: 1rem; box-sizing: border-box; text-align: center;
    font: 1rem/1.75 "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", system-ui, sans-serif;
    background: light-dark(#f4f7f7, #0e1312); color: light-dark(#171d1d, #ecf0ef); }
  h1 { font-size: 1.25rem; line-height: 1.875rem; margin: 0; }
  p { margin: 0; max-inline-size: 28rem; color: light-dark(#525b5a, #cdd2d2); }
  button { font: inherit; font-weight: 600; font-size: 0.875rem; min-block-size: 2.75rem; margin-block-start: 0.5rem;
    padding-inline: 1.25rem; border: 0; border-radius: 0.5rem; cursor: pointer;
    background: light-dark(#007c61, #00bb93); color: light-dark(#ffffff, #032d22); }
</style>
<h1>连接不上小星</h1>
<p>网络断开了，或服务暂时不可用。恢复后会自动打开这一页，写了一半的问题还在。</p>
<button type="button">重新加载</button>
<script>
  const again = () => location.reload();
  document.querySelector('button').onclick = again;
  addEventListener('online', again);
  setInterval(() => fetch('/api/health/live', { cache: 'no-store' }).then(({ ok }) => ok && again(), () => undefined), 5000);
</script>
</html>`;

addEventListener('install', () => skipWaiting());
// The browser asks the server while this worker still starts: a page comes no later than without it.
addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()])),
);

const load = async ({ request, preloadResponse }) => {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return new Response(page, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
  }
};

addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(load(event));
});
