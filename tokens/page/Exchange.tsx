const files = [
  ['light', '浅色'],
  ['dark', '深色'],
  ['contrastLight', '高对比浅色'],
  ['contrastDark', '高对比深色'],
  ['comfortable', '尺寸（舒适）'],
  ['compact', '尺寸（紧凑）'],
] as const;

/** The tokens as design tools read them (build/exchangeFiles.ts), and how they get in. */
export function Exchange() {
  return (
    <section>
      <h2>
        设计工具<small>由同一份源文件生成，构建时逐值比对（tokens/exchange.test.ts）</small>
      </h2>
      <div className="tokens-box tokens-words">
        <p>
          Figma：在“变量”面板为集合“颜色”“尺寸”各建模式，把下面的文件逐个导入对应模式；尺寸按像素取值。Penpot、Tokens
          Studio等支持Design Tokens 2025.10格式的工具可直接导入同一组文件。
        </p>
        <p className="tokens-links">
          {files.map(([mode, name]) => (
            <a key={mode} href={`tokens/${mode}.tokens.json`} download>
              {name}
            </a>
          ))}
        </p>
        <p>
          持续集成：把 <a href="tokens/figma.variables.json">figma.variables.json</a> 作为请求体发往Figma的{' '}
          <code>POST /v1/files/:file_key/variables</code>，一次建好两个集合与全部模式；每个变量的网页写法即CSS变量名。
        </p>
      </div>
    </section>
  );
}
