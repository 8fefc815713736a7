/**
 * Measures by their names and their sign, as texts and questions write either. Signs of a single letter are left out: m, g
 * or h stand for many things.
 */
const MEASURES = `
毫安时 mah
公斤 千克 kg
毫克 mg
公里 千米 km
厘米 公分 cm
毫米 mm
英寸 寸 inch
平方米 平米 m2
立方米 m3
毫升 ml
千瓦时 kwh
千瓦 kw
赫兹 hz
千赫 khz
兆赫 mhz
分贝 db
千帕 kpa
兆帕 mpa
流明 lm
`;

const others = new Map<string, readonly string[]>();
for (const line of MEASURES.trim().split('\n')) {
  const names = line.split(' ');
  for (const name of names)
    others.set(
      name,
      names.filter((other) => other !== name),
    );
}

/** The other names of a measure: mAh for 毫安时. */
export const otherMeasures = (name: string): readonly string[] => others.get(name) ?? [];
