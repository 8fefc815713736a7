import { addPage, finishPdf, startPdf } from '../documents/index.ts';
import type { WrittenLine } from '../documents/written.ts';

export const rule = '发现异常声响或者漏油应当立即停机';
/** What stands on the pages that are scanned. */
export const lines: WrittenLine[] = [
  { text: '设备保养办法', x: 80, y: 110, size: 22 },
  { text: `第一条，${rule}，并在30分钟内报告。`, x: 80, y: 190, size: 13 },
  { text: '第二条，型号为QX-200A的机器每九个月更换滤芯一次。', x: 80, y: 260, size: 13 },
  { text: '第三条，罚款金额不超过1,280.50元。', x: 80, y: 330, size: 13 },
];

/** A page of one picture, which may have been turned on its way into the file. */
export async function scanned(picture: Buffer, size: [number, number] = [595, 842], rotation = 0): Promise<Buffer> {
  const document = startPdf();
  addPage(document, size, rotation);
  document.image(picture, 0, 0, { width: size[0], height: size[1] });
  return finishPdf(document);
}
