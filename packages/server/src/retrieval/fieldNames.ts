/** What the same column of a table or field of a form is called: too short to be told apart by what it means. */
const NAMES = `
价格 售价 单价 零售价 价钱 标价 price
年龄 年纪 年满 周岁 岁 age
电话 热线 号码 phone hotline
`;

const others = new Map<string, readonly string[]>();
for (const line of NAMES.trim().split('\n')) {
  const names = line.split(' ');
  for (const name of names)
    others.set(
      name,
      names.filter((other) => other !== name),
    );
}

/** The other names of a column or field. */
export const otherFieldNames = (name: string): readonly string[] => others.get(name) ?? [];
