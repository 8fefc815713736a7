import { expect, test } from 'vitest';
import { spellFormula } from './spellFormula.ts';

test.each([
  ['\\frac{a_{0}}{b^{2}}', '(a_0)/(b^2)'],
  ['\\frac{a+b}{c}', '(a+b)/c'],
  ['\\dfrac{1}{1+\\frac{1}{1+x^{n_{1}}}}', '1/(1+1/(1+x^(n_1)))'],
  ['\\frac12 + 2\\frac{1}{2}mv^2', '1/2 + 2 1/2 mv^2'],
  ['\\sqrt{b^{2}-4ac}', '√(b^2-4ac)'],
  ['\\sqrt[3]{\\frac{x}{y}}z', '³√(x/y)z'],
  ['x_{i+1}^{2}, x_{10}, e^{-x}, 30^{\\circ}C', 'x_(i+1)^2, x_10, e^-x, 30°C'],
  ['\\mathrm{H_{2}O} \\rightarrow \\text{水（{热}）}', 'H_2O → 水（热）'],
  ['P_{\\text{额定}} = 5\\text{ kW}', 'P_额定 = 5 kW'],
  ['\\overline{AB} \\perp \\underline{C_{1}D}', 'AB ⊥ C_1D'],
  ['\\left( \\frac{a}{b} \\right]', '( a/b ]'],
  ['\\left. f \\right|_{x=0}', 'f |_(x=0)'],
  ['\\sum_{i=1}^{n} x_{i} \\leq \\max\\limits_{j} a_{j}', 'Σ_(i=1)^n x_i ≤ max_j a_j'],
  ['2\\sin\\frac{a}{b}', '2 sin a/b'],
  ['\\lim_{x \\to \\infty}', 'lim_(x → ∞)'],
  ['\\unknown{a_{1}}{b}', 'unknown(a_1)b'],
  ['\\begin{cases} a & b \\\\ c & d \\end{cases}', 'a b ; c d'],
  ['\\constructor{a}', 'constructor(a)'],
  ['\\frac{a}{b', 'a/b'],
  ['{\\rm .5kg}', '.5kg'],
  ['a}b\\', 'ab'],
])('%j is %j', (tex, words) => expect(spellFormula(tex)).toBe(words));

/** Equal on every run. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A formula, and the letters and digits in it in some order. */
function randomFormula(pick: (below: number) => number, depth: number): [tex: string, content: string] {
  if (depth === 0 || pick(6) === 0) {
    const sign = 'abcdxyz0123456789度率'.charAt(pick(19));
    return [sign, sign];
  }
  const [[a, one], [b, two]] = [randomFormula(pick, depth - 1), randomFormula(pick, depth - 1)];
  const both = one + two;
  const shapes: [string, string][] = [
    [`\\frac{${a}}{${b}}`, both],
    [`\\dfrac {${a}} {${b}}`, both],
    [`\\sqrt[${pick(9)}]{${a}}`.replace('[0]', ''), one],
    [`\\sqrt{${a}}${b}`, both],
    [`{${a}}_{${b}}`, both],
    [`${a}^{${b}}`, both],
    [`\\text{${a}}${b}`, both],
    [`\\overline{${a}}+\\underline{${b}}`, both],
    [`\\left(${a}\\right\\}\\times ${b}`, both],
    [`\\${'qrs'.charAt(pick(3))}unk{${a}}{${b}}`, both],
    [`\\{${a}\\}\\,\\binom{${a}}{${b}}`, one + both],
  ];
  return shapes[pick(shapes.length)]!;
}

const sorted = (text: string): string[] => [...text].sort();

test('no letter or digit of a formula is lost, however deep its groups are, and no mark of TeX is left', () => {
  const pick = chance(7);
  for (let round = 0; round < 3000; round += 1) {
    const [tex, content] = randomFormula(pick, 1 + pick(7));
    const words = spellFormula(tex);
    expect(words, tex).not.toMatch(/frac|sqrt|text|[{}\\]/);
    // What is read of a command by its name, of a choice by its C, and of a root by its raised index.
    const left = words.replace(/[qrs]unk|C(?=\()|[^\p{L}\p{Nd}]/gu, '');
    expect(sorted(left), tex).toEqual(sorted(content));
  }
});

test('groups that nobody closes, and thousands of them, are read to their end', () => {
  for (const tex of ['{', '\\frac', '\\sqrt[', '\\sqrt{', 'x^', '\\frac{', '\\left', '^{_{']) {
    const words = spellFormula(`${tex.repeat(20_000)} a1`);
    expect(words).toMatch(/a1|a.*1/);
    expect(words).not.toMatch(/frac|[{}]/);
  }
});
