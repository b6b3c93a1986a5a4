import { Button } from '../design/Button.tsx'
import { RESULT as T } from '../text/ko/result.ts'

/** Puts the page on paper. */
export const PrintButton = ({ small = false }: { readonly small?: boolean }) => (
  <Button kind="tertiary" icon="print" small={small} onPress={() => print()}>
    {T['print.button']}
  </Button>
)
