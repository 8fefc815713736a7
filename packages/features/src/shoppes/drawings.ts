/** The covers that are recommended: drawn here, in three groups of six, so that nobody's rights are touched. */
export const drawingGroups = ['industrial', 'business', 'arts'] as const;
export type DrawingGroup = (typeof drawingGroups)[number];

export interface Drawing {
  id: string;
  group: DrawingGroup;
  /** What it shows, for those who do not see it. */
  name: string;
  /** A data URI. */
  src: string;
}

/** Pixels, in the shape most covers have. */
export const drawingSize = { width: 1_200, height: 900 };

const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const ring = (x: number, y: number, r: number, stroke: string, width = 8) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
const box = (x: number, y: number, w: number, h: number, fill: string, round = 4) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${fill}"/>`;
const line = (points: string, stroke: string, width = 8) =>
  `<polyline points="${points}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const shape = (points: string, fill: string) => `<polygon points="${points}" fill="${fill}"/>`;

/** The same part, turned around a middle several times. */
const around = (count: number, x: number, y: number, part: string) =>
  Array.from({ length: count }, (_, at) => `<g transform="rotate(${(360 / count) * at} ${x} ${y})">${part}</g>`).join(
    '',
  );
const times = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join('');

// On a ground of 400 by 300.
const drawn: Record<DrawingGroup, readonly [name: string, ground: string, body: string][]> = {
  industrial: [
    [
      '轴承',
      '#12374f',
      ring(200, 150, 110, '#3b82b5') +
        ring(200, 150, 62, '#7cc4f0', 10) +
        around(12, 200, 150, circle(200, 64, 15, '#4f93c4')),
    ],
    [
      '齿轮',
      '#1f2a37',
      around(10, 170, 160, box(156, 56, 28, 40, '#94a3b8')) +
        circle(170, 160, 78, '#94a3b8') +
        circle(170, 160, 34, '#1f2a37') +
        around(8, 300, 90, box(292, 34, 16, 24, '#f59e0b')) +
        circle(300, 90, 42, '#f59e0b') +
        circle(300, 90, 18, '#1f2a37'),
    ],
    [
      '厂房',
      '#dbeafe',
      shape('40,240 40,150 120,110 120,150 200,110 200,150 280,110 280,240', '#3b6ea5') +
        box(300, 70, 34, 170, '#274c77') +
        circle(330, 48, 18, '#a3c4e8') +
        circle(352, 30, 12, '#bcd5f0') +
        times(3, (at) => box(66 + at * 72, 180, 36, 32, '#e8f1fb')),
    ],
    [
      '机械臂',
      '#0f3d3e',
      box(80, 230, 240, 18, '#2dd4bf') +
        box(118, 190, 60, 44, '#14827a') +
        line('148,196 188,110 270,86', '#5eead4', 22) +
        circle(188, 110, 16, '#0f3d3e') +
        line('270,86 300,128', '#5eead4', 14) +
        shape('290,128 312,128 301,152', '#fbbf24'),
    ],
    [
      '图纸',
      '#fdf3dc',
      times(9, (at) => line(`${at * 50},0 ${at * 50},300`, '#f1dfb4', 1)) +
        times(7, (at) => line(`0,${at * 50} 400,${at * 50}`, '#f1dfb4', 1)) +
        line('80,200 80,120 150,120 150,80 250,80 250,120 320,120 320,200 80,200', '#a16207', 5) +
        ring(200, 146, 34, '#a16207', 5) +
        line('80,236 320,236', '#a16207', 2),
    ],
    [
      '叶片',
      '#e0f2fe',
      box(194, 140, 12, 150, '#7390a8') +
        around(3, 200, 130, shape('194,130 200,20 212,126', '#0369a1')) +
        circle(200, 130, 14, '#0c4a6e') +
        shape('0,290 120,260 260,286 400,250 400,300 0,300', '#86b98f'),
    ],
  ],
  business: [
    [
      '柱状图',
      '#dcfce7',
      times(4, (at) =>
        box(70 + at * 70, 210 - at * 42, 46, 50 + at * 42, ['#bbe5c6', '#8fd3a3', '#4fb06d', '#15803d'][at]!),
      ) + line('50,262 350,262', '#15803d', 4),
    ],
    [
      '走势',
      '#111c3a',
      times(4, (at) => line(`50,${70 + at * 50} 350,${70 + at * 50}`, '#26355f', 2)) +
        line('50,220 120,180 180,196 250,120 350,70', '#60a5fa', 8) +
        circle(350, 70, 13, '#fbbf24'),
    ],
    [
      '文件',
      '#dbeafe',
      `<g transform="rotate(-8 170 160)">${box(100, 70, 130, 170, '#93c5fd', 8)}</g>` +
        box(160, 60, 140, 180, '#ffffff', 8) +
        times(6, (at) => box(180, 86 + at * 22, at === 3 ? 64 : 100, 8, at === 3 ? '#2563eb' : '#bfdbfe')),
    ],
    [
      '城市',
      '#fde8d7',
      circle(300, 90, 44, '#fdba74') +
        times(6, (at) =>
          box(
            40 + at * 56,
            [150, 110, 170, 90, 140, 180][at]!,
            46,
            200,
            ['#9a3412', '#c2410c', '#ea580c', '#9a3412', '#c2410c', '#ea580c'][at]!,
            2,
          ),
        ) +
        times(5, (at) => box(220, 110 + at * 30, 10, 14, '#fed7aa')),
    ],
    [
      '握手',
      '#ede9fe',
      circle(130, 110, 40, '#8b5cf6') +
        box(80, 160, 100, 110, '#8b5cf6', 40) +
        circle(270, 110, 40, '#4c1d95') +
        box(220, 160, 100, 110, '#4c1d95', 40) +
        line('170,214 230,214', '#fbbf24', 18),
    ],
    [
      '对话',
      '#0c3b2e',
      box(70, 60, 180, 96, '#34d399', 24) +
        shape('110,150 150,150 104,186', '#34d399') +
        box(170, 150, 170, 84, '#a7f3d0', 24) +
        shape('280,228 312,228 318,262', '#a7f3d0') +
        times(3, (at) => circle(120 + at * 40, 108, 10, '#0c3b2e')),
    ],
  ],
  arts: [
    [
      '远山',
      '#fce7d6',
      circle(290, 80, 38, '#f2866b') +
        shape('0,230 110,110 200,220 280,150 400,240 400,300 0,300', '#7d8ca3') +
        shape('0,270 90,200 190,262 300,206 400,280 400,300 0,300', '#3f4d63'),
    ],
    [
      '海浪',
      '#d6f0f5',
      times(
        5,
        (at) =>
          `<path d="M0 ${130 + at * 38} q50 -34 100 0 t100 0 t100 0 t100 0 V300 H0 Z" fill="${['#9bd8e4', '#6fc3d4', '#45a8be', '#24869e', '#126379'][at]!}"/>`,
      ) + circle(90, 70, 30, '#fff6da'),
    ],
    [
      '竹',
      '#edf5e1',
      times(3, (at) => line(`${110 + at * 80},300 ${122 + at * 80},0`, ['#6f9f4f', '#86b566', '#5b8a3c'][at]!, 14)) +
        times(
          7,
          (at) =>
            `<ellipse cx="${90 + at * 40}" cy="${60 + ((at * 67) % 170)}" rx="38" ry="8" fill="#4f7d33" transform="rotate(${at % 2 ? 28 : -24} ${90 + at * 40} ${60 + ((at * 67) % 170)})"/>`,
        ),
    ],
    [
      '色块',
      '#f6f1e7',
      box(50, 46, 120, 140, '#d9483b', 0) +
        box(170, 46, 180, 70, '#f0b93a', 0) +
        box(170, 116, 90, 138, '#2a5ca8', 0) +
        circle(306, 186, 50, '#20242b') +
        line('50,254 350,254', '#20242b', 6),
    ],
    [
      '花窗',
      '#f7e4ea',
      around(8, 200, 150, `<ellipse cx="200" cy="84" rx="26" ry="58" fill="#d4608a" fill-opacity="0.55"/>`) +
        ring(200, 150, 126, '#a83e68', 6) +
        circle(200, 150, 22, '#f3c64e'),
    ],
    [
      '星夜',
      '#141b3d',
      times(24, (at) => circle((at * 83) % 400, (at * 47) % 210, (at % 3) + 1.5, '#f4e3a1')) +
        circle(310, 76, 36, '#f7d774') +
        circle(326, 66, 32, '#141b3d') +
        shape('0,262 80,220 160,256 260,204 400,262 400,300 0,300', '#232f66'),
    ],
  ],
};

const uriOf = (ground: string, body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${drawingSize.width}" height="${drawingSize.height}" viewBox="0 0 400 300"><rect width="400" height="300" fill="${ground}"/>${body}</svg>`,
  )}`;

export const drawings: readonly Drawing[] = drawingGroups.flatMap((group) =>
  drawn[group].map(([name, ground, body], at) => ({ id: `${group}-${at}`, group, name, src: uriOf(ground, body) })),
);

/** The drawing as a picture that can be cut: browsers read no SVG where they read photographs. */
export async function paint({ src }: Drawing): Promise<Blob> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = drawingSize.width;
  canvas.height = drawingSize.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('the drawing was not encoded'))), 'image/png'),
  );
}
