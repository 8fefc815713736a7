import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test('the log never holds codes, passwords, tokens or whole phone numbers (OPS-02)', () => {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  log.info({ password: 'Secret1', body: { smsCode: '123456', phoneNumber: '13812345678' } }, 'from 13812345678');
  log.info({ headers: { authorization: 'Bearer abcdef', 'x-access-token': 'abcdef' } });
  log.warn('Authorization: Bearer abcdef\r\nfaked line');
  const failed = new Error('Failed query: select 1\nparams: 13812345678,Secret1', {
    cause: new Error('token Bearer abcdef'),
  });
  log.child({ userId: 'u1' }).error({ error: failed }, 'call failed');
  const text = lines.join('');
  for (const secret of ['Secret1', '123456', '13812345678', 'abcdef']) expect(text).not.toContain(secret);
  expect(text).toContain('138****5678');
  expect(lines.length).toBe(4);
  expect(lines.every((line) => line.trimEnd().split('\n').length === 1)).toBe(true);
});

test('which error it was stands in the log, what somebody typed or a provider sent does not (OPS-02)', () => {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  log.warn({ code: 400_001 }, 'answer failed');
  log.warn({ error: { code: 'ECONNREFUSED' }, cause: { code: '23505' } });
  log.warn({ error: Object.assign(new Error('refused'), { code: 503_000 }) });
  log.warn({ body: { code: '482913' }, query: { code: 'a2c4', Code: 'SplxlOBeZQQYbYS6WxSbIA' } });
  const text = lines.join('');
  for (const code of ['400001', 'ECONNREFUSED', '23505', '503000']) expect(text).toContain(code);
  for (const secret of ['482913', 'a2c4', 'Splxl']) expect(text).not.toContain(secret);
});

test('request ids stand in the log as people see them; phone numbers beside them do not (OPS-02)', () => {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  const ids = ['5f0c1d2e-1380-4138-9138-a13812345678', '0123456789abcdefa13812345678abcd'];
  log.info({ requestId: ids[0], file: ids[1] }, `of 13987654321, phone13987654321, ${ids[0]}`);
  const text = lines.join('');
  for (const id of ids) expect(text).toContain(id);
  expect(text.split(ids[0]!).length).toBe(3);
  expect(text).not.toContain('13987654321');
});
