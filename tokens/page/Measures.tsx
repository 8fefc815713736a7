import { values, vars } from '../generated/index.ts';
import { leaves } from './roles.ts';

const samples: Record<keyof typeof vars.type, string> = {
  caption: '更新于今天14:32，共86页',
  body: '按型号与故障码给出处理步骤',
  label: '保存、取消、重新生成',
  lead: '导入成员结果',
  prose: '温升超过30℃时应立即停机',
  proseCompact: '嵌入窗口里的回答正文',
  title: '成员管理',
  display: '有什么可以帮您',
  displayLarge: '12,480小星币',
  hero: '让资料开口',
};

export function TypeScale() {
  return (
    <section>
      <h2>字阶</h2>
      <div className="tokens-box">
        <table className="tokens-table">
          <tbody>
            {Object.entries(samples).map(([name, sample]) => {
              const key = name as keyof typeof vars.type;
              const { size, line, weight } = vars.type[key];
              const figures = values.type[key];
              return (
                <tr key={name}>
                  <td>
                    <code>{name}</code>
                    <br />
                    <span className="quiet">
                      {figures.size}/{figures.line}・{figures.weight}
                    </span>
                  </td>
                  <td style={{ fontSize: size, lineHeight: line, fontWeight: weight }}>{sample}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className="quiet">只用偶数字号与行高，只用400与600，字距为0，中文不用斜体</p>
    </section>
  );
}

export function Spaces() {
  return (
    <section>
      <h2>
        间距<small>组内8，组间16，区块间32</small>
      </h2>
      <div className="tokens-row">
        {Object.entries(values.space).map(([name, px]) => (
          <figure key={name}>
            <span className="tokens-space" style={{ inlineSize: px }} />
            {name}
          </figure>
        ))}
      </div>
    </section>
  );
}

/** Heights that density changes, as the region around has them. */
export function Sizes() {
  return (
    <section>
      <h2>
        控件高度与表格行<small>data-density=&quot;compact&quot;时md为32，表格行为40</small>
      </h2>
      <div className="tokens-row">
        {[
          ...leaves(vars.size).map((leaf) => ({ ...leaf, path: `size.${leaf.path}` })),
          { path: 'tableRow', value: vars.layout.tableRow },
        ].map(({ path, value }) => (
          <figure key={path}>
            <span className="tokens-space" style={{ inlineSize: vars.space[72], blockSize: value }} />
            {path}
          </figure>
        ))}
      </div>
    </section>
  );
}

const corners: Record<keyof typeof vars.radius, string> = {
  tag: '标签',
  control: '控件',
  card: '卡片',
  dialog: '对话框',
  composer: '输入框',
  full: '头像',
};

export function Corners() {
  return (
    <section>
      <h2>圆角</h2>
      <div className="tokens-row">
        {Object.entries(corners).map(([name, use]) => {
          const key = name as keyof typeof vars.radius;
          return (
            <figure key={name}>
              <span className="tokens-corner" style={{ borderStartStartRadius: vars.radius[key] }} />
              <span>
                {key === 'full' ? 'full' : values.radius[key]} {use}
              </span>
            </figure>
          );
        })}
      </div>
    </section>
  );
}

export function Depths() {
  return (
    <section>
      <h2>层次</h2>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} className="tokens-depths" data-theme={theme}>
          <div style={{ border: `1px solid ${vars.color.border.subtle}` }}>flat</div>
          <div style={{ boxShadow: vars.depth.overlay }}>overlay</div>
          <div style={{ boxShadow: vars.depth.modal }}>modal</div>
        </div>
      ))}
    </section>
  );
}

const uses = { fast: '按下、悬停', base: '淡入、展开', slow: '对话框、抽屉' } as const;
const curves = { 进入: [0.2, 0, 0, 1], 离开: [0.4, 0, 1, 1] } as const;

export function Motions() {
  return (
    <section>
      <h2>动效</h2>
      <div className="tokens-box">
        <table className="tokens-table">
          <tbody>
            {Object.entries(uses).map(([name, use]) => {
              const time = values.motion[name as keyof typeof uses];
              return (
                <tr key={name}>
                  <td>
                    <code>{name}</code>
                  </td>
                  <td>{time} ms</td>
                  <td style={{ inlineSize: '35%' }} aria-label={`${time}毫秒`}>
                    <span className="tokens-bar">
                      <span style={{ inlineSize: `${(time / values.motion.slow) * 100}%` }} />
                    </span>
                  </td>
                  <td className="quiet">{use}</td>
                </tr>
              );
            })}
            {Object.entries(curves).map(([name, [x1, y1, x2, y2]]) => (
              <tr key={name}>
                <td colSpan={4} aria-label={`${name}曲线${[x1, y1, x2, y2].join(' ')}`}>
                  <span className="tokens-colour">
                    <svg className="tokens-curve" viewBox="0 0 40 32" aria-hidden>
                      <path d={`M0 32C${x1 * 40} ${32 - y1 * 32} ${x2 * 40} ${32 - y2 * 32} 40 0`} />
                    </svg>
                    <span className="quiet">
                      {name} {[x1, y1, x2, y2].join(', ')}
                      {name === '离开' ? '，用三分之二的时间' : ''}
                    </span>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="quiet">位移不超过{values.motion.rise}px；减少动态效果时全部归零，组件无须判断</p>
    </section>
  );
}
