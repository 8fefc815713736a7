/** Drawn pictures for stories, so that no picture file is needed. */
const palettes = {
  dawn: ['#f4d9a8', '#d98a62', '#4f6d7a', '#2f4858'],
  field: ['#cfe8f5', '#9cc98f', '#4f8a5b', '#2c5a3f'],
  night: ['#31456a', '#22324f', '#3d5a80', '#101a2c'],
} as const;

export type SamplePicture = keyof typeof palettes;

/** A landscape of sky, sun and hills as SVG text. */
function samplePictureSvg(name: SamplePicture, width: number, height: number): string {
  const [sky, sun, far, near] = palettes[name];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice"><rect x="-400" y="-400" width="1200" height="1200" fill="${sky}"/><circle cx="270" cy="110" r="46" fill="${sun}"/><path d="M-400 210 Q 40 120 160 190 T 420 170 T 800 200 V800 H-400Z" fill="${far}"/><path d="M-400 260 Q 90 190 220 250 T 460 230 T 800 260 V800 H-400Z" fill="${near}"/></svg>`;
}

export const samplePicture = (name: SamplePicture, width = 800, height = 600): string =>
  `data:image/svg+xml,${encodeURIComponent(samplePictureSvg(name, width, height))}`;

/** The same as a file, as a person would choose it. */
export const samplePictureFile = (name: SamplePicture, width = 800, height = 600): File =>
  new File([samplePictureSvg(name, width, height)], '风景.svg', { type: 'image/svg+xml' });
