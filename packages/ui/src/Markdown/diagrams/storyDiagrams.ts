const fenced = (source: string): string => `\`\`\`mermaid\n${source}\n\`\`\``;

/** Diagrams as assistants write them. */
export const flow = `排查按下面的顺序进行：

${fenced(`flowchart TD
  A[告警2011] --> B{绝缘电阻 ≥ 1 MΩ？}
  B -- 是 --> C[复位并观察10分钟]
  B -- 否 --> D[逐串断开，测对地电压]
  D --> E{找到异常组串？}
  E -- 是 --> F[检查接头与线缆外皮]
  E -- 否 --> G[联系售后]
  C --> H((结束))
  F --> H`)}

断开前先确认直流开关处于断开位置。`;

export const sequence = fenced(`sequenceDiagram
  participant U as 用户
  participant A as 助手
  participant K as 知识库
  U->>A: 接地线要用多大的线径？
  A->>K: 改写后的问题
  K-->>A: 8 个片段
  Note over A,K: 重排后取前 4 个
  A-->>U: 带编号来源的回答`);

export const others = `${fenced(`pie showData
  title 工单来源
  "对话页" : 62
  "嵌入页" : 27
  "人工转入" : 11`)}

${fenced(`gantt
  title 上线计划
  dateFormat YYYY-MM-DD
  todayMarker off
  section 准备
  整理文档 :a1, 2026-03-02, 5d
  导入知识库 :a2, after a1, 2d
  section 试用
  内部试用 :b1, after a2, 7d`)}

${fenced(`stateDiagram-v2
  [*] --> 排队
  排队 --> 解析
  解析 --> 可用
  解析 --> 失败
  失败 --> 排队 : 重试`)}`;

export const broken = `画错了的图显示它的代码：

${fenced('flowchart TD\n  A[没有写完 --> B{{{')}`;

export const halfWritten = `正在写：

\`\`\`mermaid
flowchart LR
  A[导入] --> B[解析`;

export const tooLong = fenced(
  `flowchart LR\n${Array.from({ length: 400 }, (_, i) => `  n${i}[第${i}步] --> n${i + 1}`).join('\n')}`,
);
