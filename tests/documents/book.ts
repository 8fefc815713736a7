import { addPage, draw, finishPdf, startPdf } from './pdf.ts';

const sentences = [
  '知识库把上传的文件切分成段落、表格与图片，并为每一块记录它在页面上的位置。',
  '回答问题时系统先检索相关的段落，再让模型依据这些段落作答，并附上可以点击的来源编号。',
  '管理员可以随时停用某一块内容，停用之后它不再参与检索，也不会出现在引用里。',
  '每一次回答都会记录所引用的页码，读者点开编号就能看到原文的位置。',
  '文件解析在独立的进程里完成，损坏的文件只会得到一条说明，不会影响其他人。',
  '系统每天夜里核对账目，发现差异时提醒值班人员处理。',
  '团队成员按照角色获得权限，离开团队之后权限立即收回。',
];

/** A Chinese book of plain text: a chapter title, five paragraphs and a page number on each page. */
export async function makeBook(pages: number): Promise<Buffer> {
  const document = startPdf();
  for (let page = 1; page <= pages; page += 1) {
    addPage(document);
    draw(document, `第${page}章 使用说明`, { x: 60, y: 60, width: 475, size: 16 });
    let y = 96;
    for (let paragraph = 0; paragraph < 5; paragraph += 1) {
      const chosen = sentences.map((_, i) => sentences[(i * (paragraph + 2) + page) % sentences.length]);
      const box = draw(document, `${page}.${paragraph + 1} ${chosen.join('')}`, { x: 60, y, width: 472.5, size: 10.5 });
      y = box.bottom + 9;
    }
    draw(document, String(page), { x: 290, y: 800, width: 60, size: 9 });
  }
  return finishPdf(document);
}
