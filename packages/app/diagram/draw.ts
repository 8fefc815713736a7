// The script of the page that draws diagrams. It runs in a frame without an origin, after the drawing library, and
// knows nothing but the messages it is sent. A plain script: a module could not be loaded without an origin.
import type { Mermaid } from 'mermaid';
import type { DiagramAnswer, DiagramLook, DiagramRequest } from '@tinystar/ui/markdown';

const { mermaid } = globalThis as unknown as { mermaid: Mermaid };

function configure(look: DiagramLook): void {
  mermaid.initialize({
    startOnLoad: false,
    suppressErrorRendering: true,
    securityLevel: 'strict',
    htmlLabels: false,
    // Nothing of this is open to `%%{init}%%` in the source.
    secure: [
      'secure',
      'startOnLoad',
      'suppressErrorRendering',
      'securityLevel',
      'htmlLabels',
      'maxTextSize',
      'maxEdges',
      'theme',
      'themeCSS',
      'themeVariables',
      'fontFamily',
      'altFontFamily',
      'dompurifyConfig',
    ],
    gantt: { axisFormat: '%m-%d' },
    maxTextSize: 10_000,
    maxEdges: 300,
    fontFamily: look.font,
    look: 'classic',
    theme: 'base',
    themeVariables: {
      darkMode: look.dark,
      fontFamily: look.font,
      fontSize: '14px',
      background: look.surface,
      primaryColor: look.node,
      primaryTextColor: look.text,
      primaryBorderColor: look.border,
      secondaryColor: look.group,
      tertiaryColor: look.group,
      lineColor: look.line,
      textColor: look.text,
      edgeLabelBackground: look.surface,
      clusterBkg: look.group,
      clusterBorder: look.line,
      noteBkgColor: look.note,
      noteTextColor: look.text,
      noteBorderColor: look.line,
      pieTitleTextSize: '16px',
      pieLegendTextSize: '14px',
      pieSectionTextSize: '14px',
      pieSectionTextColor: look.surface,
      pieOpacity: '1',
      pieStrokeColor: look.surface,
      pieStrokeWidth: '2px',
      pieOuterStrokeWidth: '0',
      ...Object.fromEntries(
        look.series.flatMap((hue, i) => [
          [`pie${i + 1}`, hue],
          [`cScale${i}`, hue],
          [`cScaleLabel${i}`, look.surface],
        ]),
      ),
      gridColor: look.line,
      sectionBkgColor: look.group,
      altSectionBkgColor: look.surface,
      useGradient: false,
      dropShadow: 'none',
    },
  });
}

/** The library begins the name of a state at the start of its box; here it stands in the middle, as in all other kinds. */
function centreStates(svg: SVGElement): void {
  for (const label of svg.querySelectorAll('.statediagram-state > .label')) {
    const [text, further] = label.querySelectorAll('text');
    if (!text || further) continue;
    text.setAttribute('text-anchor', 'middle');
    label.setAttribute(
      'transform',
      `translate(0, ${/translate\([^,]+,([^)]+)\)/.exec(label.getAttribute('transform') ?? '')?.[1] ?? 0})`,
    );
  }
}

/** The drawing as a document of its own, with its size, and without anything that could act if it were ever opened. */
function documentOf(markup: string): string | null {
  const holder = document.createElement('div');
  holder.innerHTML = markup;
  const svg = holder.querySelector('svg');
  if (!svg) return null;
  for (const element of svg.querySelectorAll('script, iframe, object, embed, foreignObject, image, use'))
    element.remove();
  for (const element of [svg, ...svg.querySelectorAll('*')])
    for (const name of element.getAttributeNames())
      if (/^on/i.test(name) || /(?:^|:)href$/i.test(name)) element.removeAttribute(name);
  centreStates(svg);
  const { width, height } = svg.viewBox.baseVal;
  svg.setAttribute('width', String(Math.ceil(width)));
  svg.setAttribute('height', String(Math.ceil(height)));
  svg.style.maxWidth = '';
  return new XMLSerializer().serializeToString(svg);
}

async function draw({ id, source, look }: DiagramRequest): Promise<DiagramAnswer> {
  try {
    configure(look);
    // Some kinds fill the width they find, and that of the frame is next to none.
    const sheet = document.createElement('div');
    sheet.style.width = '720px';
    document.body.append(sheet);
    const { svg } = await mermaid.render(`d${id}`, source, sheet);
    return { id, svg: documentOf(svg) };
  } catch {
    return { id, svg: null };
  } finally {
    document.body.replaceChildren();
  }
}

const answer = (message: DiagramAnswer): void => parent.postMessage(message, '*');

addEventListener('message', (event: MessageEvent<DiagramRequest>) => {
  if (event.source === parent) void draw(event.data).then(answer);
});
answer({ id: 0, svg: null });
