import { describe, expect, it } from 'vitest';
import { flatten } from './flatten.ts';

const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
const box = (text: string) => `<w:txbxContent><w:p>${run(text)}</w:p></w:txbxContent>`;
const drawing = (text: string) => `<w:drawing><wps:txbx>${box(text)}</wps:txbx></w:drawing>`;
const m = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;

describe('text of a Word file that its reader would pass over', () => {
  it.each([
    ['a field', `<w:fldSimple w:instr=" DATE ">${run('2026年1月')}</w:fldSimple>`, run('2026年1月')],
    [
      'a character with its reading above',
      `<w:r><w:ruby><w:rt>${run('lǐ')}</w:rt><w:rubyBase>${run('李')}</w:rubyBase></w:ruby></w:r>`,
      '<w:r><w:t>李</w:t></w:r>',
    ],
    [
      'a formula with a power',
      `<m:oMathPara><m:oMath>${m('S=π')}<m:sSup><m:e>${m('r')}</m:e><m:sup>${m('2')}</m:sup></m:sSup></m:oMath></m:oMathPara>`,
      '<w:r><w:t xml:space="preserve">S=πr^2</w:t></w:r>',
    ],
    [
      'a fraction',
      `<m:oMath><m:f><m:num>${m('a+b')}</m:num><m:den>${m('2')}</m:den></m:f></m:oMath>`,
      '<w:r><w:t xml:space="preserve">(a+b)/2</w:t></w:r>',
    ],
  ])('%s is kept', (_, xml, expected) => {
    expect(flatten(`<w:p>${xml}</w:p>`)).toBe(`<w:p>${expected}</w:p>`);
  });

  it('hidden text is left out, and nothing beside it', () => {
    const hidden = '<w:r><w:rPr><w:vanish/></w:rPr><w:t>看不见</w:t></w:r>';
    const shown = '<w:r><w:rPr><w:vanish w:val="0"/></w:rPr><w:t>看得见</w:t></w:r>';
    expect(flatten(`<w:p>${run('前')}${hidden}${shown}${run('后')}</w:p>`)).toBe(
      `<w:p>${run('前')}${shown}${run('后')}</w:p>`,
    );
  });

  it('a text box is read once, whichever of its forms the file holds', () => {
    const both = `<mc:AlternateContent><mc:Choice>${drawing('甲')}</mc:Choice><mc:Fallback><w:pict>${box('甲')}</w:pict></mc:Fallback></mc:AlternateContent>`;
    expect(flatten(both)).toBe(both);
    for (const xml of [
      drawing('甲'),
      `<mc:AlternateContent><mc:Choice>${drawing('甲')}</mc:Choice></mc:AlternateContent>`,
      `<mc:AlternateContent><mc:Choice>${drawing('甲')}</mc:Choice><mc:Fallback/></mc:AlternateContent>`,
    ]) {
      expect(flatten(xml)).toContain(`<v:textbox>${box('甲')}</v:textbox>`);
      expect(flatten(xml)).not.toContain('<w:drawing>');
    }
  });

  it('the pictures of a group stand alone, each once, and its text box stays', () => {
    const blip = (id: string) => `<pic:pic><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></pic:pic>`;
    const group = `<w:drawing><wpg:wgp>${blip('rId4')}${blip('rId5')}<wps:txbx>${box('图注')}</wps:txbx></wpg:wgp></w:drawing>`;
    for (const xml of [group, `<mc:AlternateContent><mc:Choice>${group}</mc:Choice></mc:AlternateContent>`]) {
      const out = flatten(xml);
      expect([...out.matchAll(/r:embed="(\w+)"/g)].map(([, id]) => id)).toEqual(['rId4', 'rId5']);
      expect(out).toContain(`<v:textbox>${box('图注')}</v:textbox>`);
      expect(out).not.toContain('wpg:wgp');
    }
  });
});
