import type { RegistrableProofType } from '#domain/proof/proof'
import { Button } from '#ui/parts/design/Button.tsx'
import { loadOrShowFailure } from '#ui/parts/dialog/load-on-click.ts'

export type ProofExampleSelection = { readonly type: RegistrableProofType; readonly kinds: readonly number[] }

/** Opens the dialog with the drawn examples of these kinds of documents. [P-015] [P-050] */
export const loadAndOpenProofExamples = async ({ type, kinds }: ProofExampleSelection) => {
  const examples = await loadOrShowFailure(() => import('./examples/Examples.tsx'))
  await examples?.openProofExamples(type, kinds)
}

/**
 * The button that opens drawn examples. `about` says which documents they show, if the label does not. [P-015] [P-050]
 */
export const ProofExampleButton = ({
  words,
  about,
  ...examples
}: ProofExampleSelection & { readonly words: string; readonly about?: string | undefined }) => (
  <Button
    kind="text"
    small
    icon="image"
    label={about === undefined ? undefined : `${about} ${words}`}
    onPress={() => void loadAndOpenProofExamples(examples)}
    opensDialog
  >
    {words}
  </Button>
)
