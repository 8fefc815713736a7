const line = "curl -X POST 'https://hotline.example.com/api/v1/tickets' -H 'Content-Type: application/json' -d ";

/** An answer whose code, address, table, formula and word never break by themselves. */
export const longLines = `一行代码：

\`\`\`sh
${line.repeat(4)}
\`\`\`

行内\`${line.trim()}\`，地址https://hotline.example.com/${'manuals/inverter/'.repeat(16)}index.html

| ${Array.from({ length: 12 }, (_, at) => `第${at + 1}列的名称`).join(' | ')} |
|${' --- |'.repeat(12)}
| ${Array.from({ length: 12 }, (_, at) => `value_of_column_${at + 1}`).join(' | ')} |

$$${Array.from({ length: 24 }, (_, at) => `x_{${at + 1}}^2`).join(' + ')} = 1$$

> ${'HY-110K-Series-String-Inverter-'.repeat(8)}

- 列表里的代码

  \`\`\`ts
  const address = '${'segment-'.repeat(60)}';
  \`\`\`
`;
