import { constants, enterprise, errorCodes } from '@tinystar/contract';
import { Readable } from 'node:stream';
import { readSheet } from '../cook/index.ts';
import { Failure, invalid } from '../platform/http/failure.ts';
import { implementFile, implementUpload } from '../platform/http/route.ts';
import { wholeUpload } from '../platform/http/wholeUpload.ts';
import { checkPeople, type Person } from './addPeople.ts';
import { currentTenant } from '../identity/tenantOf.ts';

const mostRows = 5_000;
const mostBytes = 5 * constants.MEBIBYTE;
const phoneHeads = new Set(['手机号', '手机号码', '手机', '电话', 'phone', 'phonenumber']);
const nameHeads = new Set(['姓名', '名字', 'name']);

const uploadExcel = implementUpload(enterprise.uploadExcel, async ({ caller, services, signal }, upload) => {
  const { id: tenantId } = currentTenant(caller);
  const bytes = await wholeUpload(upload, mostBytes);
  if (!bytes) throw new Failure(errorCodes.tooLarge, '表格文件不能超过5M');
  const sheet = await readSheet(bytes, mostRows + 1, { signal });
  if (!sheet.ok) {
    const { kind, reason } = sheet.failure;
    throw invalid('files', kind === 'unsupported' || kind === 'noText' ? '请上传 xlsx 格式的表格' : reason);
  }
  const people = peopleOf(sheet.rows);
  if (people.length === 0) throw invalid('files', '表格中没有手机号，请按模板填写');
  return checkPeople(services, tenantId, people);
});

/** Columns by their heads in any order; without heads the first column is the phone number. Blank rows do not count. */
function peopleOf(rows: readonly string[][]): Person[] {
  const heads = (rows[0] ?? []).map((cell) => cell.replace(/[\s*]/g, '').toLowerCase());
  const phoneAt = heads.findIndex((head) => phoneHeads.has(head));
  const nameAt = heads.findIndex((head) => nameHeads.has(head));
  const body = phoneAt >= 0 || nameAt >= 0 ? rows.slice(1) : rows;
  return body
    .map((row) => ({
      phoneNumber: phoneOf(row[Math.max(phoneAt, 0)] ?? ''),
      name: row[phoneAt >= 0 || nameAt >= 0 ? nameAt : 1] ?? '',
    }))
    .filter(({ phoneNumber, name }) => phoneNumber !== '' || name !== '');
}

/** As people write numbers: with spaces, dashes, +86, in full-width digits. */
function phoneOf(cell: string): string {
  return cell
    .normalize('NFKC')
    .replace(/[\s()-]/g, '')
    .replace(/^(\+|00)?86(?=1\d{10}$)/, '')
    .slice(0, 32);
}

const template = implementFile(enterprise.template, async () => {
  // Seldom asked for, so the start of the server does not wait for it.
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const bytes = await writeExcelFile(
    [
      [
        { value: '手机号', fontWeight: 'bold' },
        { value: '姓名', fontWeight: 'bold' },
      ],
      [{ value: '13800000000', type: String, format: '@' }, { value: '示例，请删除此行' }],
    ],
    { columns: [{ width: 18 }, { width: 24 }], sheet: '成员' },
  ).toBuffer();
  return {
    bytes: () => Promise.resolve(Readable.from([bytes])),
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: '成员导入模板.xlsx',
  };
});

export const importRoutes = [uploadExcel, template];
