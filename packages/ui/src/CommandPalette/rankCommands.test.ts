import { expect, test } from 'vitest';
import { rankCommands } from './rankCommands.ts';

const commands = [
  { id: 'import', label: '批量导入成员', keywords: ['pldr', 'import'] },
  { id: 'members', label: '成员管理', keywords: ['cygl', 'members'] },
  { id: 'api', label: 'API密钥', keywords: ['my', 'key'] },
].map((command) => ({ ...command, onSelect: () => undefined }));
const found = (query: string) => rankCommands(commands, query).map(({ command }) => command.id);

test.each([
  ['a label that begins so comes before one that contains it', '成员', ['members', 'import']],
  ['initials given as keywords', 'cygl', ['members']],
  ['part of a keyword', 'ember', ['members']],
  ['scattered characters in their order', '批成', ['import']],
  ['not in another order', '员成管', []],
  ['every word must fit', '成员 导入', ['import']],
  ['case does not matter', 'api', ['api']],
  ['no words: everything in the given order', '  ', ['import', 'members', 'api']],
])('finds commands: %s', (_, query, ids) => expect(found(query)).toEqual(ids));

test('tells which characters of the label fit', () => {
  expect(rankCommands(commands, '批成')[0]?.marks).toEqual([
    [0, 1],
    [4, 5],
  ]);
});
