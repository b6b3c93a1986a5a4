import type { RegistrableProofType } from '#domain/proof/proof'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { EXAMPLE_MARKED_PART_MEANINGS } from '#ui/text/ko/proof/registration.ts'

/** A detail type by its number. [P-022] [P-023] */
export type ProofExampleProps = { readonly type: RegistrableProofType; readonly kind: number }

/**
 * The sentence that says what the framed part of a drawing is. This part must be legible on a real document. Renders
 * nothing for a number without a drawing.
 */
export const MarkedPartOfExample = ({ type, kind }: ProofExampleProps) => {
  const part = EXAMPLE_MARKED_PART_MEANINGS[type][kind - 1]
  return part !== undefined && <Phrase as="span" text={part} />
}
