import { Button } from '../design/Button.tsx'
import type { RegisteredType } from '#domain/proof/proof'

/** Opens drawn examples of what is recognised; they are loaded when they are looked at. [P-015] [P-050] [D3-54] */
export const ExamplesButton = ({
  words,
  label,
  type,
  kinds,
}: {
  readonly words: string
  /** Accessible name where the words alone do not say which examples. */
  readonly label?: string | undefined
  readonly type: RegisteredType
  /** Numbers of the detail types to show; all of the type without them. */
  readonly kinds?: readonly number[] | undefined
}) => {
  const open = async () => {
    const { openExamples } = await import('./examples/open-examples.tsx')
    await openExamples(type, kinds)
  }
  return (
    <Button kind="tertiary" small icon="image" label={label} onPress={() => void open()} opensDialog>
      {words}
    </Button>
  )
}
