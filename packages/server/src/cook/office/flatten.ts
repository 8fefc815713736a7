/** Matches an element without another of its kind inside. Such a pattern stays fast on hostile input. */
function innermost(tag: string): RegExp {
  return new RegExp(`<${tag}(?: [^<>]*)?>((?:(?!<${tag}[ >])[^])*?)</${tag}>`, 'g');
}

const formula = innermost('m:oMath');
const ruby = innermost('w:ruby');
const run = innermost('w:r');
const shape = new RegExp(`${innermost('mc:AlternateContent').source}|${innermost('w:drawing').source}`, 'g');
const box = innermost('w:txbxContent');
const hiddenRun = /<w:vanish(?: w:val="(?:1|true|on)")? ?\/>/;

/** A formula as one would type it: x^2, a_1, (a+b)/2. */
function typed(_: string, inner: string): string {
  const text = inner
    .replace(/<m:(sup|sub|num|den|deg)>((?:(?!<m:\1>)[^])*?)<\/m:\1>/g, (__, part: string, content: string) => {
      const letters = content.replace(/<[^<>]*>/g, '');
      if (letters === '') return '';
      const kept = /^.$/u.test(letters) || /^\d+$/.test(letters) ? letters : `(${letters})`;
      return { sup: '^', sub: '_', num: '', den: '/', deg: '' }[part] + kept;
    })
    .replace(/<m:chr m:val="([^"<]*)" ?\/>/g, '$1')
    .replace(/<m:rad>/g, '√')
    .replace(/<m:d>/g, '(')
    .replace(/<\/m:d>/g, ')')
    .replace(/<[^<>]*>/g, '');
  return `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
}

/** A text box in the form of old Word versions, the only one that mammoth reads. */
function asOldBox(drawn: string): string {
  const boxes = [...drawn.matchAll(box)].map(([content]) => `<v:textbox>${content}</v:textbox>`);
  return `<w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml">${boxes.join('')}</v:shape></w:pict>`;
}

/** The pictures of a group as pictures that stand alone, which the reader knows. */
function asPictures(drawn: string): string {
  const ids = [...drawn.matchAll(/<a:blip [^<>]*?r:embed="([^"<>]+)"/g)].map(([, id = '']) => id);
  const main = 'http://schemas.openxmlformats.org/drawingml/2006';
  const names = `xmlns:wp="${main}/wordprocessingDrawing" xmlns:a="${main}/main" xmlns:pic="${main}/picture"`;
  const open = `<w:drawing><wp:inline ${names}><a:graphic><a:graphicData><pic:pic><pic:blipFill>`;
  const close = '</pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>';
  return ids.map((id) => `${open}<a:blip r:embed="${id}"/>${close}`).join('');
}

const isGroup = /<(?:wpg:wgp|wpc:wpc|wps:wsp)[ >]/;

/**
 * A part of a docx rewritten so that the reader, which passes over what it does not know, meets the text of fields,
 * formulas, annotated characters and text boxes; hidden text goes. Gives the part itself when there is nothing to do.
 */
export function flatten(xml: string): string {
  let text = xml;
  if (text.includes('<w:fldSimple')) text = text.replace(/<\/?w:fldSimple(?: [^<>]*)?>/g, '');
  // Where something was moved to; what it left behind is passed over.
  if (text.includes('<w:moveTo')) text = text.replace(/<\/?w:moveTo(?: [^<>]*)?>/g, '');
  if (text.includes('<w:ruby>')) {
    text = text.replace(ruby, (_, inner: string) => {
      const [base = ''] = (inner.split('<w:rubyBase>', 2)[1] ?? '').split('</w:rubyBase>', 1);
      return base.replace(/<(?!\/?w:t[ >])[^<>]*>/g, '');
    });
  }
  if (text.includes('<m:oMath')) text = text.replace(/<\/?m:oMathPara(?: [^<>]*)?>/g, '').replace(formula, typed);
  if (text.includes('<w:vanish')) text = text.replace(run, (all) => (hiddenRun.test(all) ? '' : all));
  if (text.includes('<w:txbxContent') || isGroup.test(text)) {
    text = text.replace(shape, (all, choices: string | undefined, drawn = '') => {
      const [newer = '', older = ''] = (choices ?? drawn).split('<mc:Fallback');
      const texts = newer.includes('<w:txbxContent') && !older.includes('<w:txbxContent') ? asOldBox(newer) : '';
      const hasPictures = isGroup.test(newer) && !older.includes('<v:imagedata');
      const pictures = hasPictures ? asPictures(newer.replace(box, '')) : '';
      if (texts === '' && pictures === '') return all;
      // The older form holds the texts: it stays, and the pictures are added.
      return texts + pictures + (texts === '' && older.includes('<w:txbxContent') ? all : '');
    });
  }
  return text;
}
