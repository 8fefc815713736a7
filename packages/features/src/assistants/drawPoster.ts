import type { PosterData } from '@tinystar/contract';
import { lightColours } from '@tinystar/tokens';
import { avatarColours, colourOf, initialsOf, pictureOf, qrPath } from '@tinystar/ui';
import { linesIn } from './posterLines.ts';
import { releaseCopy } from './releaseCopy.ts';

const WIDTH = 750;
const HEIGHT = 1200;
const MARGIN = 48;
const CARD = { top: 168, radius: 40 };
const FACE = { radius: 80, y: 176 };
const NAME = { sizes: [44, 36], line: 56, y: 320 };
const CODE = { side: 280, y: 780 };
const TEXT = { size: 30, line: 48, lines: 6, y: 416, margin: 104 };

const words = releaseCopy.poster;

async function loaded(address: string): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = address;
  return image.decode().then(
    () => image,
    () => undefined,
  );
}

/** Draws an assistant's poster as a PNG: picture, name, welcome words, and the code that opens it. */
export async function drawPoster(
  { id, name, avatar, welcomeWords, gradient }: PosterData,
  link: string,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // Named one by one: the bundler then leaves the other colours out of the first file, which has these too.
  const ink = lightColours.text;
  const bg = lightColours.bg;
  const faces = lightColours.avatar;
  const { fontFamily } = getComputedStyle(document.body);
  const font = (size: number, weight = 400) => `${weight} ${size}px ${fontFamily}`;
  const middle = WIDTH / 2;
  const write = (text: string, y: number, style: { font: string; colour: string }) => {
    context.font = style.font;
    context.fillStyle = style.colour;
    context.fillText(text, middle, y);
  };
  context.textAlign = 'center';
  context.textBaseline = 'middle';

  const ground = context.createLinearGradient(0, 0, WIDTH, HEIGHT);
  ground.addColorStop(0, gradient.from);
  ground.addColorStop(1, gradient.to);
  context.fillStyle = ground;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = bg.surface;
  context.beginPath();
  context.roundRect(MARGIN, CARD.top, WIDTH - 2 * MARGIN, HEIGHT - CARD.top - MARGIN, CARD.radius);
  context.fill();

  const circle = (radius: number) => {
    context.beginPath();
    context.arc(middle, FACE.y, radius, 0, 2 * Math.PI);
  };
  circle(FACE.radius + 8);
  context.fill();
  const address = pictureOf(avatar);
  const picture = address ? await loaded(address) : undefined;
  context.save();
  circle(FACE.radius);
  context.clip();
  if (picture) {
    const { naturalWidth: wide, naturalHeight: high } = picture;
    const side = Math.min(wide, high);
    const box = 2 * FACE.radius;
    const at = [middle - FACE.radius, FACE.y - FACE.radius] as const;
    context.drawImage(picture, (wide - side) / 2, (high - side) / 2, side, side, ...at, box, box);
  } else {
    const stored = avatar.type === 'color' ? avatarColours.find((colour) => colour === avatar.color) : undefined;
    const { ground: face, letter } = faces[stored ?? colourOf(id)];
    context.fillStyle = face;
    context.fill();
    write(initialsOf(name), FACE.y, { font: font(56, 600), colour: letter });
  }
  context.restore();

  const measure = (text: string) => context.measureText(text).width;
  const room = WIDTH - 2 * TEXT.margin;
  const fits = (size: number) => {
    context.font = font(size, 600);
    return linesIn(name, room, 3, measure).length <= 2;
  };
  // A long name is written smaller before it is cut.
  const named = font(NAME.sizes.find(fits) ?? NAME.sizes.at(-1)!, 600);
  context.font = named;
  const names = linesIn(name, room, 2, measure);
  for (const [at, line] of names.entries()) write(line, NAME.y + at * NAME.line, { font: named, colour: ink.primary });
  context.font = font(TEXT.size);
  const most = TEXT.lines - (names.length - 1);
  for (const [at, line] of linesIn(welcomeWords, room, most, measure).entries())
    write(line, TEXT.y + (names.length - 1) * NAME.line + at * TEXT.line, {
      font: font(TEXT.size),
      colour: ink.secondary,
    });

  const code = qrPath(link, false);
  context.save();
  context.translate(middle - CODE.side / 2, CODE.y);
  context.scale(CODE.side / code.size, CODE.side / code.size);
  context.fillStyle = ink.primary;
  context.fill(new Path2D(code.path));
  context.restore();
  write(words.scan, CODE.y + CODE.side + 24, { font: font(28), colour: ink.primary });

  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
