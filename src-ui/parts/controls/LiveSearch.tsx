import { Fragment } from 'react'
import { type TextRange, findFirstMatch, type SearchQuery } from '#domain/text/korean-search'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { Button } from '../design/Button.tsx'
import { classNames } from '../design/class-names.ts'
import { Icon } from '../design/Icon.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { type TextField, focusField } from '../form/form-field.ts'
import { TextInput } from './TextInput.tsx'
import styles from './LiveSearch.module.css'

type LiveSearchProps = {
  readonly field: TextField
  readonly label: string
  readonly hint?: string | undefined
  readonly placeholder?: string | undefined
  /**
   * The text about the result: `총 84개`, or that nothing was found; an empty string if there is no query. A page that
   * shows this text in another place leaves out `found`, and renders a `SearchResultNote`.
   */
  readonly found?: string
  /** True if the field stays at the top of the window while the results scroll. */
  readonly isSticky?: boolean
}

/**
 * A search field that updates the results while the person types. The text about the result is below the field and is
 * announced. [P-252] [P-319]
 */
export const LiveSearch = ({ field, label, hint, placeholder, found, isSticky = false }: LiveSearchProps) => (
  <>
    <div role="search" className={classNames(styles.search, isSticky && styles.sticky)}>
      <TextInput
        field={field}
        label={label}
        hint={hint}
        placeholder={placeholder}
        type="search"
        inputMode="search"
        beside={<Icon name="search" />}
      />
    </div>
    {found !== undefined && <SearchResultNote text={found} />}
  </>
)

/** The result of a search, announced when it changes. */
export const SearchResultNote = ({ text }: { readonly text: string }) => (
  <p className={styles.found} role="status">
    {text}
  </p>
)

/**
 * The button that clears a search without a match. It disappears with the message, so the focus moves to the search
 * field.
 */
export const ShowAllButton = ({ field }: { readonly field: TextField }) => {
  const showAll = () => {
    field.value.value = ''
    focusField(field.id)
  }
  return (
    <Button kind="secondary" onPress={showAll}>
      {SHARED_BUTTON_TEXTS['common.showAll']}
    </Button>
  )
}

/**
 * Returns the first match of each query in a text, in the order of the text. If two matches overlap, only the earlier
 * one is returned.
 */
const placesOf = (text: string, queries: readonly SearchQuery[]): readonly TextRange[] =>
  queries
    .flatMap((query) => findFirstMatch(text, query) ?? [])
    .toSorted((a, b) => a.from - b.from)
    .reduce<readonly TextRange[]>(
      (ranges, place) => (place.from < (ranges.at(-1)?.to ?? 0) ? ranges : [...ranges, place]),
      [],
    )

/** Text in which the search words are highlighted. [P-252] */
export const HighlightedText = ({
  text,
  queries,
}: {
  readonly text: string
  readonly queries: readonly SearchQuery[]
}) => {
  const places = placesOf(text, queries)
  return (
    <>
      {places.map(({ from, to }, index) => (
        <Fragment key={from}>
          <Phrase text={text.slice(places[index - 1]?.to ?? 0, from)} />
          <mark className={styles.hit}>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      <Phrase text={text.slice(places.at(-1)?.to ?? 0)} />
    </>
  )
}
