export const story = '水泵需要每周清洗一次，清洗前请先断开电源并等待十分钟。'.repeat(12);

/** Pages made to exhaust whoever reads them, by their path. */
export const hostilePages: Record<string, string> = {
  '/paragraphs': Array.from({ length: 12_000 }, (_, at) => `<p>第${at}段：${story.slice(0, 150)}</p>`).join(''),
  '/tables': `${'<table><tr><td>'.repeat(20_000)}${story}${'</td></tr></table>'.repeat(20_000)}`,
};
