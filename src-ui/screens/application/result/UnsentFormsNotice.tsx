import type { Proof } from '#domain/proof/proof'
import { Banner } from '../../../parts/design/Banner.tsx'
import { Button } from '../../../parts/design/Button.tsx'
import { LinkButton } from '../../../parts/design/LinkButton.tsx'
import { proofName } from '../../../parts/proof/proof-words.ts'
import { fill } from '../../../text/fill.ts'
import { RESULT_TEXTS as T } from '../../../text/ko/result.ts'
import styles from './result.module.css'

type Props = {
  readonly proofs: readonly Proof[]
  readonly forms: readonly string[]
  readonly onProof: (proof: Proof) => void
}

/**
 * Says which supplements, and whether an opinion, were begun in this tab and not sent. Each has a button that continues
 * it. [D3-294]
 */
export const UnsentFormsNotice = ({ proofs, forms, onProof }: Props) => {
  const begun = proofs.filter(({ id }) =>
    [`supplement ${id}`, `baseSupplement ${id}`].some((name) => forms.includes(name)),
  )
  const hasOpinion = forms.includes('opinion')
  if (begun.length === 0 && !hasOpinion) return null
  return (
    <div className={styles.unsent}>
      {begun.map((proof) => (
        <Banner
          key={proof.id}
          title={
            begun.length === 1 ? T['unsent.supplement'] : fill(T['unsent.supplementOf'], { name: proofName(proof) })
          }
          actions={
            <Button kind="secondary" small onPress={() => onProof(proof)}>
              {T['unsent.goOn']}
            </Button>
          }
        />
      ))}
      {hasOpinion && (
        <Banner
          title={T['unsent.opinion']}
          actions={
            <LinkButton kind="secondary" small href="/opinion-submit">
              {T['unsent.goOn']}
            </LinkButton>
          }
        />
      )}
    </div>
  )
}
