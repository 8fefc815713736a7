import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { kbBotChatMessage } from '../answers/schema.ts';
import { kbBot } from '../assistants/schema.ts';
import { coinReservation } from '../coins/schema.ts';
import { kbBotFile } from '../documents/schema.ts';
import { tenantUser, user } from '../identity/schema.ts';
import { CONFIDENT, search } from '../retrieval/index.ts';
import { createTestServer } from '../testing/index.ts';
import { demoAssistants } from './assistants.ts';
import { printManual } from './printManual.ts';
import { demoLogin, seedDemo } from './seedDemo.ts';
import { waterPurifier } from './waterPurifier.ts';

it('fills an empty database once, with assistants whose documents answer their own questions', async () => {
  await using server = await createTestServer({ worker: true });
  const { services } = server;
  await seedDemo(services);
  await seedDemo(services);
  await server.settled();
  const assistants = await services.db.select().from(kbBot);
  expect(assistants.map((row) => row.name).toSorted()).toEqual(demoAssistants.map(({ name }) => name).toSorted());
  const files = await services.db.select().from(kbBotFile);
  const documents = demoAssistants.flatMap((demo) => demo.documents);
  expect(files.map(({ status }) => status)).toEqual(documents.map(() => 'trained'));
  expect(new Set(files.map(({ kind }) => kind))).toEqual(new Set(['pdf', 'docx']));
  for (const { publicId, questionWords } of demoAssistants) {
    const { id } = assistants.find((row) => row.publicId === publicId)!;
    for (const [, question] of (questionWords ?? '').matchAll(/##(.+)##/g)) {
      const { confidence } = await search(services.db, { kbBotId: id, kinds: ['doc'] }, question!);
      expect(confidence, question).toBeGreaterThan(CONFIDENT);
    }
  }
  // Coins of every purse are the sum of its ledger, and no answer of the month is left half paid.
  const { rows: purses } = await services.db.execute<{ owner_id: string }>(sql`
    select a.owner_id from coin_account a
    where a.balance <> (select sum(l.delta) from coin_ledger l where l.owner_type = a.owner_type and l.owner_id = a.owner_id)`);
  expect(purses).toEqual([]);
  expect(await services.db.$count(coinReservation)).toBe(0);
  const messages = await services.db.select().from(kbBotChatMessage);
  expect(messages.length).toBeGreaterThan(50);
  // Every answer names the document that it stands in.
  const names = documents.map(({ form, manual }) => `${manual.name}.${form === 'docx' ? 'docx' : 'pdf'}`);
  for (const { question, answer, sentenceMap } of messages) {
    expect(answer, question).toMatch(/ \[1\]。$/);
    expect(names).toContain(sentenceMap['1']?.reference[0]?.doc_name);
    expect(sentenceMap['1']?.reference[0]?.locations.length, question).toBeGreaterThan(0);
  }
  // The owner of the printed log-in begins in the enterprise, the person who only has himself does not.
  const places = await services.db.select({ phone: user.phoneNumber, at: user.currentTenantId }).from(user);
  const placeOf = (wanted: string) => places.find(({ phone }) => phone === wanted)?.at;
  expect(placeOf('13800138000')).toBeTruthy();
  expect(placeOf('13800138002')).toBeNull();
  const permissions = await services.db.select({ permission: tenantUser.permission }).from(tenantUser);
  expect(permissions.map(({ permission }) => permission).toSorted()).toEqual([
    'admin',
    'member',
    'member',
    'member',
    'owner',
  ]);
  const guest = await server.actor({ phoneNumber: '13911112222' });
  expect(guest.phoneNumber).not.toBe(demoLogin.phoneNumber);
  await services.db.delete(kbBot);
  await seedDemo(services);
  expect(await services.db.select().from(kbBot)).toEqual([]);
});

it('prints the same manual without the font of Debian, as a small file', async () => {
  const plain = await printManual(waterPurifier, { embedFonts: false });
  expect(plain.subarray(0, 5).toString()).toBe('%PDF-');
  expect(plain.length).toBeLessThan(20_000);
  expect(plain.toString('latin1')).toContain('UniGB-UCS2-H');
  expect((await printManual(waterPurifier, { embedFonts: false })).equals(plain)).toBe(true);
});
