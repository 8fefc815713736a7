import { contrast, role } from '../contrast.ts';
import { steps } from '../generated/origins.ts';
import { colours, vars } from '../generated/index.ts';
import { figureOf, leastOf, leaves } from './roles.ts';

const themes = ['light', 'dark'] as const;
const elsewhere = /^(bg|avatar|chart)\./;

/** Every role with the step behind it and its contrast, in both themes. */
export function RoleTable() {
  const paths = leaves(colours.light)
    .map(({ path }) => path)
    .filter((path) => !elsewhere.test(path));
  return (
    <section>
      <h2>颜色角色</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <div className="tokens-box tokens-scroll" tabIndex={0} role="region" aria-label="颜色角色">
        <table className="tokens-table">
          <thead>
            <tr>
              <th scope="col">角色</th>
              <th scope="col">下限</th>
              <th scope="col">浅色</th>
              <th scope="col">深色</th>
            </tr>
          </thead>
          <tbody>
            {paths.map((path) => (
              <tr key={path}>
                <td>
                  <code>{path}</code>
                </td>
                <td className="quiet">{leastOf(path) ? `≥${leastOf(path)}` : '–'}</td>
                {themes.map((theme) => {
                  const { hex, origin, ratio } = figureOf(theme, path);
                  return (
                    <td key={theme} data-theme={theme}>
                      <span className="tokens-colour">
                        <span className="tokens-swatch" style={{ background: hex }} />
                        {origin}
                        <output>{ratio ? ratio.toFixed(2) : '装饰'}</output>
                      </span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** The grounds, each with the contrast of the text on it. */
export function Grounds() {
  return (
    <section>
      <h2>
        底色<small>数字为主文字的对比度</small>
      </h2>
      {themes.map((theme) => (
        <div key={theme} className="tokens-strip" data-theme={theme}>
          {Object.entries(colours[theme].bg)
            .filter(([, hex]) => hex.startsWith('#'))
            .map(([name, hex]) => (
              <div key={name} style={{ background: hex }}>
                {name}
                <br />
                {contrast(role(theme, 'text.primary'), hex).toFixed(2)}
              </div>
            ))}
        </div>
      ))}
    </section>
  );
}

/** The raw steps; no component may name them. */
export function Steps() {
  return (
    <section>
      <h2>
        色阶<small>只在tokens内部引用</small>
      </h2>
      <div className="tokens-ramps">
        {Object.entries(steps).map(([family, ramp]) => (
          <FamilyRamp key={family} family={family} ramp={ramp} />
        ))}
      </div>
    </section>
  );
}

function FamilyRamp({ family, ramp }: { family: string; ramp: Record<string, string> }) {
  return (
    <>
      <span className="quiet">{family}</span>
      <div className="tokens-strip" data-narrow>
        {Object.entries(ramp).map(([step, hex]) => (
          <div key={step} style={{ background: hex, color: contrast('#ffffff', hex) >= 4.5 ? 'white' : 'black' }}>
            {step}
          </div>
        ))}
      </div>
    </>
  );
}

export function Gradients() {
  return (
    <section>
      <h2>
        渐变<small>每屏至多两处，其上只放brand 950或留空</small>
      </h2>
      <div className="tokens-pair">
        <div className="tokens-gradient" style={{ background: vars.gradient.brand, color: steps.brand['950'] }}>
          签名渐变
        </div>
        <div className="tokens-gradient" style={{ background: vars.gradient.deep, color: steps.neutral['0'] }}>
          深色对，承载白字
        </div>
      </div>
    </section>
  );
}

const people = { blue: '林知', purple: '王海', yellow: '周宁', green: '陈一', cyan: '许静' } as const;

/** Avatars and chart series as they look in the theme around, with their light and dark contrast. */
export function PeopleAndCharts() {
  const both = (front: string, back: string) =>
    themes.map((theme) => contrast(role(theme, front), role(theme, back)).toFixed(2)).join(' / ');
  return (
    <section>
      <h2>
        头像与图表<small>头像按id散列取色；图表先直接标注，再给图例</small>
      </h2>
      <div className="tokens-row">
        {(Object.keys(people) as (keyof typeof people)[]).map((name) => (
          <figure key={name}>
            <span
              className="tokens-portrait"
              style={{ background: vars.color.avatar[name].ground, color: vars.color.avatar[name].letter }}
            >
              {people[name]}
            </span>
            {both(`avatar.${name}.letter`, `avatar.${name}.ground`)}
          </figure>
        ))}
      </div>
      <div className="tokens-row">
        {leaves(vars.color.chart).map(({ path, value }) => (
          <figure key={path}>
            <span className="tokens-chart" style={{ background: value }} />
            {/^\d$/.test(path) ? both(`chart.${path}`, 'bg.surface') : path}
          </figure>
        ))}
      </div>
    </section>
  );
}
