import type { RegistrableProofType } from '#domain/proof/proof'
import { Phrase } from '../../../parts/design/Phrase.tsx'
import { ProofExampleButton } from '../ProofExampleButton.tsx'
import styles from './registration.module.css'

/**
 * What the files of an upload field must show, above the buttons that choose them, with the button that opens the drawn
 * examples. [P-041] [P-050] [D3-331]
 */
export const UploadGuide = ({
  text,
  type,
  kinds,
  words,
  about,
}: {
  readonly text: string
  readonly type: RegistrableProofType
  /** The numbers of the kinds of documents that the examples show. */
  readonly kinds: readonly number[]
  /** The label of the button. */
  readonly words: string
  /** Names the documents of the examples, if the label does not. */
  readonly about?: string
}) => (
  <div className={styles.guide}>
    <Phrase as="p" text={text} />
    <ProofExampleButton type={type} kinds={kinds} words={words} about={about} />
  </div>
)
