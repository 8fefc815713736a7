// `npm run shop`: the product with a payment to try out. A small server of its own plays Alipay's gateway on the port
// beside, with keys made anew at each start; no money moves. For DEPLOYMENT=test, which is the default.
import { spawn } from 'node:child_process';
import { startFakePayment } from './payment.ts';

const port = Number(process.env.PORT ?? 5273);
const payment = await startFakePayment(port + 1);
const origin = process.env.PUBLIC_ORIGIN ?? `http://127.0.0.1:${port}`;
process.stdout.write(`trial payment: refunds and faults on ${payment.url}\n`);
const product = spawn('npm', ['start'], {
  stdio: 'inherit',
  env: { ...process.env, ...payment.settings, PUBLIC_ORIGIN: origin },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void product.kill(signal));
product.once('exit', (code) => process.exit(code ?? 1));
