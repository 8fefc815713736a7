import { signs } from './texSigns.ts';

/** Commands that only set their argument in another way. */
const settings =
  /^(?:text(?:rm|bf|it|sf|tt|normal)?|math(?:rm|bf|it|sf|tt|bb|cal|frak|scr|normal)|operatorname|boldsymbol|bm|pmb|[mhf]box|boxed|cancel|bar|hat|vec|d?dot|ddot|tilde|check|breve|acute|grave|mathring|wide(?:hat|tilde)|(?:over|under)(?:line|brace|bracket|(?:left|right)arrow)|substack|smash|mathop|mathbin|mathrel|mathord|tag)$/;
const fractions = /^[dtc]?frac$/;
const choices = /^[dt]?binom$/;
/** Commands that say how large or where what follows is set. */
const silent =
  /^(?:left|middle|right|[bB]igg?[lmr]?|(?:no)?limits|(?:display|text|script|scriptscript)style|rm|bf|it|hline|nonumber)$/;
/** Commands whose argument is nothing to read. */
const layouts = /^(?:begin|end|label|color|textcolor|hspace|vspace)$/;
/** Deeper than any formula that somebody wrote: what is deeper is read without its groups. */
const deepest = 100;

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const isWord = /^[\p{L}\p{N}.]+$/u;

/** In brackets unless it is one word. */
const grouped = (part: string): string => (isWord.test(part.trim()) ? part.trim() : `(${part.trim()})`);

/** What was read last, when what comes next might run into it. */
type Ending = 'apart' | 'script' | undefined;

/** Reads TeX from its start to its end once; letters and digits that are no commands all come out again. */
class Reader {
  private readonly tex: string;
  private readonly lastBracket: number;
  private at = 0;
  private depth = 0;
  private ending: Ending;

  constructor(tex: string) {
    this.tex = tex;
    this.lastBracket = tex.lastIndexOf(']');
  }

  /** What is read up to a closing brace or bracket, or up to the end. */
  upTo(end: '}' | ']' | ''): string {
    let said = '';
    let last: Ending;
    while (this.at < this.tex.length) {
      if (this.tex[this.at] === end) {
        this.at += 1;
        break;
      }
      this.ending = undefined;
      const next = this.atom();
      if (next === '') continue;
      const [before, after] = [said.at(-1) ?? '', next[0] ?? ''];
      const runs = /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after);
      const sameKind = /\d/.test(before) ? /\d/.test(after) : last === 'script';
      if (runs && (last === 'apart' || this.ending === 'apart' || (last === 'script' && sameKind))) said += ' ';
      said += next;
      last = this.ending;
    }
    this.ending = undefined;
    return said;
  }

  private atom(): string {
    const sign = String.fromCodePoint(this.tex.codePointAt(this.at) ?? 0);
    this.at += sign.length;
    if (sign === '{') return this.deeper(() => this.upTo('}'));
    if (sign === '}') return '';
    if (sign === '\\') return this.command();
    if (sign === '_' || sign === '^') return this.script(sign);
    return sign === '~' || sign === '&' ? ' ' : sign;
  }

  private deeper(read: () => string): string {
    if (this.depth >= deepest) return '';
    this.depth += 1;
    const said = read();
    this.depth -= 1;
    return said;
  }

  private skipSpaces(): void {
    while (/\s/.test(this.tex[this.at] ?? '')) this.at += 1;
  }

  /** The next group or sign; nothing at the end of the group that one stands in. */
  private argument(): string {
    this.skipSpaces();
    if (this.at >= this.tex.length || this.tex[this.at] === '}') return '';
    return this.deeper(() => this.atom());
  }

  private script(mark: '_' | '^'): string {
    const said = this.argument().trim().replaceAll('∘', '°');
    this.ending = 'script';
    if (/^[°′]+$/.test(said)) return said;
    return `${mark}${/^(?:[-+]?[\p{L}\p{N}.]+|.?)$/u.test(said) ? said : `(${said})`}`;
  }

  private command(): string {
    const name = /^[A-Za-z]+/.exec(this.tex.slice(this.at, this.at + 40))?.[0];
    if (name === undefined) return this.escaped();
    this.at += name.length;
    if (fractions.test(name)) return this.fraction();
    if (choices.test(name)) return `C(${this.argument().trim()}, ${this.argument().trim()})`;
    if (name === 'sqrt') return this.root();
    if (settings.test(name)) return this.setting(name);
    if (/^(?:over|under)set$|^stackrel$/.test(name)) return this.stacked(name === 'underset' ? '_' : '^');
    if (layouts.test(name)) return this.layout(name);
    if (silent.test(name)) return this.delimiter(name);
    return this.named(name);
  }

  /** A backslash before a sign. */
  private escaped(): string {
    const sign = this.tex[this.at] ?? '';
    this.at += sign.length;
    if (sign === '\\') return '; ';
    if (sign === '|') return '‖';
    return /[\s,;:!>{}]/.test(sign) ? ' ' : sign;
  }

  private fraction(): string {
    const [over, under] = [this.argument(), this.argument()];
    this.ending = 'apart';
    return `${grouped(over)}/${grouped(under)}`;
  }

  private root(): string {
    this.skipSpaces();
    let index = '';
    if (this.tex[this.at] === '[' && this.at < this.lastBracket) {
      this.at += 1;
      index = this.deeper(() => this.upTo(']')).trim();
    }
    const said = grouped(this.argument());
    this.ending = 'apart';
    if (/^\d+$/.test(index)) return `${index.replace(/\d/g, (digit) => raised[Number(digit)] ?? digit)}√${said}`;
    return index === '' ? `√${said}` : `(${index})√${said}`;
  }

  private setting(name: string): string {
    if (this.tex[this.at] === '*') this.at += 1;
    const said = this.argument();
    this.ending = name === 'operatorname' || (name.startsWith('text') && /[a-z]{2}/i.test(said)) ? 'apart' : undefined;
    return name === 'tag' ? ` (${said})` : said;
  }

  private stacked(mark: '_' | '^'): string {
    const [beside, main] = [this.argument().trim(), this.argument()];
    return `${main}${mark}${grouped(beside)}`;
  }

  private layout(name: string): string {
    const said = this.argument();
    this.ending = undefined;
    if (name === 'begin' && /^(?:array|tabular)/.test(said)) this.argument();
    return ' ';
  }

  /** After the commands that say how large a bracket is, a dot is none. */
  private delimiter(name: string): string {
    if (/^(?:left|middle|right|big)/i.test(name) && /^\s*\./.test(this.tex.slice(this.at, this.at + 10))) {
      this.skipSpaces();
      this.at += 1;
    }
    return '';
  }

  /** A sign, or the name of a command; what that one takes stands behind it in brackets. */
  private named(name: string): string {
    const sign = Object.hasOwn(signs, name) ? signs[name] : undefined;
    if (sign !== undefined) return sign;
    const takes = this.tex[this.at] === '{' ? this.argument() : undefined;
    this.ending = 'apart';
    return takes === undefined ? name : `${name}(${takes.trim()})`;
  }
}

/** A formula of TeX as one would type it in a line. */
export const spellFormula = (tex: string): string => new Reader(tex).upTo('').replace(/\s+/g, ' ').trim();
