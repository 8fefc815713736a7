import type { Citations } from './citations.ts';

/** An answer as the assistants give it: lead, steps, a table, code, cited sources. */
export const answer = `先确认**组串断开、极性正确、开路电压不超限**，再压接端子。以下要求适用于固件V2.3及以上的全系列机型[1]。

### 接线前检查

1. 断开直流开关与交流断路器，等待至少10分钟，待母线电容放电完毕[1]。
2. 逐串测量开路电压，任意一串都不得高于1100V；同一路MPPT内各串压差不超过10V[2]。
3. 测量正、负极对地绝缘电阻，应不低于1MΩ；阴雨天测得偏低时，先排查接头是否受潮[3]。

### 线缆与压接要求

| 项目 | 4 mm²线缆 | 6 mm²线缆 |
| --- | ---: | ---: |
| 单串允许电流 | 20 A | 28 A |
| 剥线长度 | 7 mm | 8 mm |
| 压接后拉力 | ≥ 310 N | ≥ 360 N |
| 锁紧螺母力矩 | 2.6 N·m | 2.9 N·m |

压接后轻拉端子，应无松动，也听不到二次“咔嗒”声[4]。

### 上电前自检

- 直流开关保持断开
- 防护盖已锁紧
  - 左侧两颗螺钉
  - 右侧两颗螺钉

\`\`\`python
from pymodbus.client import ModbusTcpClient

client = ModbusTcpClient("192.168.1.20", port=502)
rr = client.read_holding_registers(32008, count=3)
assert rr.registers == [0, 0, 0], "存在告警，请勿合闸"
\`\`\`

> 自检未通过时，保持直流开关断开，按告警码处理后重新测量[2][3]。

更多说明见[安装手册](https://example.com/manual)，或运行 \`hy selftest\`。`;

export const citations: Citations = new Map([
  [1, { label: 'HY-110K安装手册_V2.3.pdf' }],
  [2, { label: 'HY-110K安装手册_V2.3.pdf' }],
  [3, { label: '直流绝缘异常排查指南.docx', gone: true }],
  [4, { label: '直流端子压接后如何验收？' }],
]);

/** Texts cut off where half-written syntax could flash. */
export const partial = {
  bold: '接线前请先确认**组串断开、极性',
  link: '详细步骤见[安装手册第14页](https://exam',
  table: '| 项目 | 4 mm²线缆 |\n| --- | ---: |\n| 单串允许电流 | 20 A |\n| 剥线',
  code: '运行下面的命令：\n\n```bash\nhy selftest --all\nhy rep',
};

export const table = `| 指标 | 基线 | 优化后 | 说明 |
| :--- | ---: | ---: | :---: |
| 首字延迟 | 812 ms | **403 ms** | 见第1页 |
| 召回率 | 71.2 % | 88.5 % | 含 \`a\\|b\` 竖线 |
| 一个很长很长的指标名称，用来看单元格如何折行而不挤坏整张表 | 1 | 2 | 第一行<br>第二行 |`;

export const code = `\`\`\`ts
export async function* readStream(url: string): AsyncGenerator<string> {
  const response = await fetch(url, { headers: { accept: 'text/event-stream' } });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader(); // 很长的一行会横向滚动，也可以自动换行
}
\`\`\`

行内的 \`maxTokens\` 和没有语言的：

\`\`\`
纯文本
\`\`\``;

export const mathematics = `质能方程 $E = mc^2$，价格是 $5 到 $10，不是公式。

$$
\\sum_{i=1}^{n} w_i x_i = \\frac{1}{2}\\int_0^1 f(t)\\,dt
$$

也可以写成 \\(a^2 + b^2 = c^2\\)，写错的 $\\frac{1$ 保持原样。`;

export const long = Array.from(
  { length: 12 },
  (_, i) =>
    `## ${i + 1}. 部署建议\n\n知识库检索的核心在于先召回、再重排，最后把证据片段交给大模型生成答案。ThisIsAnExtremelyLongIdentifierWithoutAnySpacesThatMustBreakSomewhere_${'x'.repeat(80)} 之后继续。\n\n${Array.from({ length: 11 }, (__, k) => `${k + 1}. 第${k + 1}步，**注意**版本号与固件一致`).join('\n')}`,
).join('\n\n');

/** Numbers of one, two and three digits. */
export const longList = Array.from({ length: 120 }, (_, at) => `${at + 1}. 第${at + 1}项检查`).join('\n');

export const hostile = `<script>window.__xss=1</script> <img src=x onerror=alert(1)>

[点我](javascript:alert(1)) [数据](data:text/html,x) [正常](https://example.com@evil.example/login)

![像素](http://evil.example/leak.png)

<iframe srcdoc="<script>parent.__xss=1</script>"></iframe>

${'> '.repeat(40)}很深的引用`;
