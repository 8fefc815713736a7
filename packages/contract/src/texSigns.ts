/** What is read of the commands of TeX; others are read by their names. */
export const signs: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    (
      'times × cdot · div ÷ pm ± mp ∓ ast ∗ star ⋆ bullet • oplus ⊕ otimes ⊗ ' +
      'le ≤ leq ≤ leqslant ≤ ge ≥ geq ≥ geqslant ≥ ne ≠ neq ≠ lt < gt > ll ≪ gg ≫ approx ≈ sim ∼ simeq ≃ cong ≅ equiv ≡ ' +
      'propto ∝ perp ⊥ parallel ∥ mid | vert | Vert ‖ lvert | rvert | lVert ‖ rVert ‖ angle ∠ triangle △ ' +
      'infty ∞ partial ∂ nabla ∇ sum Σ prod ∏ int ∫ iint ∬ iiint ∭ oint ∮ ' +
      'rightarrow → to → longrightarrow → leftarrow ← gets ← leftrightarrow ↔ mapsto ↦ uparrow ↑ downarrow ↓ ' +
      'Rightarrow ⇒ implies ⇒ Longrightarrow ⇒ Leftarrow ⇐ Leftrightarrow ⇔ iff ⇔ rightleftharpoons ⇌ ' +
      'in ∈ notin ∉ ni ∋ subset ⊂ subseteq ⊆ supset ⊃ supseteq ⊇ cup ∪ cap ∩ setminus ∖ emptyset ∅ varnothing ∅ ' +
      'forall ∀ exists ∃ neg ¬ lnot ¬ land ∧ wedge ∧ lor ∨ vee ∨ therefore ∴ because ∵ ' +
      'ldots … cdots … dots … vdots … ddots … circ ∘ degree ° prime ′ hbar ℏ ell ℓ colon : ' +
      'langle ⟨ rangle ⟩ lfloor ⌊ rfloor ⌋ lceil ⌈ rceil ⌉ lbrack [ rbrack ] ' +
      'alpha α beta β gamma γ delta δ epsilon ε varepsilon ε zeta ζ eta η theta θ vartheta θ iota ι kappa κ lambda λ mu μ ' +
      'nu ν xi ξ pi π rho ρ sigma σ tau τ upsilon υ phi φ varphi φ chi χ psi ψ omega ω ' +
      'Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω'
    )
      .split(' ')
      .map((_, at, all) => [all[at]!, all[at + 1]!] as const)
      .filter((_, at) => at % 2 === 0),
  ),
  lbrace: ' ',
  rbrace: ' ',
  quad: ' ',
  qquad: ' ',
  thinspace: ' ',
  enspace: ' ',
  newline: '; ',
  cr: '; ',
};
