import type { RegistrableProofType } from '#domain/proof/proof'
import { Button } from '../../parts/design/Button.tsx'
import { loadOnClick } from '../../parts/dialog/load-on-click.ts'

export type ExampleSelection = { readonly type: RegistrableProofType; readonly kinds: readonly number[] }

/** Opens the dialog with the drawn examples of these kinds of documents. [P-015] [P-050] [D3-54] */
export const showExamples = async ({ type, kinds }: ExampleSelection) => {
  const examples = await loadOnClick(() => import('./examples/Examples.tsx'))
  await examples?.openExamples(type, kinds)
}

/**
 * The button that opens drawn examples. `about` names the documents that they show, if the label does not. [P-015]
 * [P-050]
 */
export const ExampleButton = ({
  words,
  about,
  ...examples
}: ExampleSelection & { readonly words: string; readonly about?: string | undefined }) => (
  <Button
    kind="text"
    small
    icon="image"
    label={about === undefined ? undefined : `${about} ${words}`}
    onPress={() => void showExamples(examples)}
    opensDialog
  >
    {words}
  </Button>
)
