/** The name itself, or with the lowest number that makes it free: 手册.pdf, 手册 (2).pdf. */
export async function freeName(name: string, isTaken: (name: string) => Promise<boolean>): Promise<string> {
  const [, stem = name, ending = ''] = /^(.+?)(\.[A-Za-z0-9]{1,8})?$/s.exec(name) ?? [];
  for (let number = 1; ; number++) {
    const free = number === 1 ? name : `${stem} (${number})${ending}`;
    if (!(await isTaken(free))) return free;
  }
}
