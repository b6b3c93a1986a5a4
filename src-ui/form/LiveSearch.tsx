import { Button } from '../design/Button.tsx'
import { WORDS } from '../text/ko/words.ts'
import { type TextField, focusField } from './field.ts'
import look from './live-search.module.css'
import { TextInput } from './TextInput.tsx'

/** A search that finds as one types, and below it what it has found, said as it changes. [P-252] [P-319] */
export const LiveSearch = ({
  field,
  label,
  hint,
  found,
}: {
  readonly field: TextField
  readonly label: string
  readonly hint?: string | undefined
  /** `총 84개`, or that there is none. */
  readonly found: string
}) => (
  <>
    <search className={look.search}>
      <TextInput field={field} label={label} hint={hint} type="search" inputMode="search" />
    </search>
    <p className={look.found} role="status">
      {found}
    </p>
  </>
)

/** The way back from a search without a hit. It goes with what it takes away, so the focus moves to the search. */
export const ShowAll = ({ field }: { readonly field: TextField }) => {
  const showAll = () => {
    field.value.value = ''
    focusField(field.id)
  }
  return (
    <Button kind="secondary" onPress={showAll}>
      {WORDS['common.showAll']}
    </Button>
  )
}
