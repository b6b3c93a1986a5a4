import { useSignalEffect, useSignals } from '@preact/signals-react/runtime'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { matchesQuery, findFirstMatch, parseSearchQuery, toSearchableRow } from '#domain/text/korean-search'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import { Button } from '../design/Button.tsx'
import { classNames } from '../design/class-names.ts'
import { Icon } from '../design/Icon.tsx'
import { focusField, type TextField } from '../form/form-field.ts'
import { InputBox, selectClass } from './Control.tsx'
import { FieldBox, labelClass } from './Field.tsx'
import { FieldMessage, messageId, requiredTag } from './FieldMessage.tsx'
import type { SelectOption } from './Select.tsx'
import styles from './ListSelect.module.css'

/**
 * True if a label starts with the typed text. A single consonant matches every syllable that starts with it: `ㄱㅁ` finds
 * 국민.
 */
export const startsWithTyped = (label: string, query: string): boolean =>
  query !== '' && findFirstMatch(label, parseSearchQuery(query))?.from === 0

const TYPE_AHEAD_MS = 700
const PAGE = 10

const MOVES: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  PageDown: (index, last) => Math.min(index + PAGE, last),
  PageUp: (index) => Math.max(index - PAGE, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** In the search field, Home and End move within the text. */
const { Home: _home, End: _end, ...SEARCH_MOVES } = MOVES

/**
 * The values that people choose most often, the most frequent first (`common`), and the words for the headings and the
 * search (`words`).
 */
export type ListSearchOptions = {
  readonly common: readonly string[]
  readonly words: { readonly common: string; readonly all: string; readonly search: string; readonly none: string }
}

type Group = { readonly title: string | null; readonly options: readonly SelectOption[] }

/**
 * Returns the options that match the search. If nothing is searched, returns the most frequent options first, then all
 * others in their order.
 */
const groupsOf = (
  options: readonly SelectOption[],
  { common, words }: ListSearchOptions,
  searchText: string,
): readonly Group[] => {
  const query = parseSearchQuery(searchText)
  if (query.text !== '')
    return [{ title: null, options: options.filter(({ label }) => matchesQuery(toSearchableRow([label]), query)) }]
  const first = common.flatMap((value) => options.filter((option) => option.value === value))
  if (first.length === 0) return [{ title: null, options }]
  const others = options.filter((option) => !first.includes(option))
  return [
    { title: words.common, options: first },
    { title: words.all, options: others },
  ].filter((group) => group.options.length > 0)
}

/** Collects the characters that are typed on the closed list within a short time. */
const useTypeAhead = () => {
  const typedText = useRef<{ text: string; timer?: ReturnType<typeof setTimeout> }>({ text: '' })
  useEffect(() => () => clearTimeout(typedText.current.timer), [])
  return (character: string): string => {
    clearTimeout(typedText.current.timer)
    const text = typedText.current.text + character
    typedText.current = { text, timer: setTimeout(() => (typedText.current = { text: '' }), TYPE_AHEAD_MS) }
    return text
  }
}

type OptionsProps = {
  readonly groups: readonly Group[]
  readonly label: string
  readonly chosen: SelectOption | undefined
  readonly active: SelectOption | undefined
  readonly idOf: (option: SelectOption) => string
  readonly onPress: (option: SelectOption) => void
}

const Options = ({ groups, label, chosen, active, idOf, onPress }: OptionsProps) =>
  groups.map(({ title, options }, index) => (
    <div
      key={title}
      className={title !== null && index === 0 ? styles.common : undefined}
      role="group"
      aria-label={title ?? label}
    >
      {title !== null && (
        <p className={`small ${styles.title}`} aria-hidden="true">
          {title}
        </p>
      )}
      {options.map((option) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the button handles the keys
        <div
          key={option.value}
          className={styles.option}
          id={idOf(option)}
          role="option"
          aria-selected={option === chosen}
          data-active={option === active || undefined}
          onClick={() => onPress(option)}
        >
          {option.label}
          {option === chosen && <Icon name="check" />}
        </div>
      ))}
    </div>
  ))

type ListSelectProps = {
  readonly field: TextField
  readonly label: string
  readonly options: readonly SelectOption[]
  readonly placeholder: string
  readonly listSearch: ListSearchOptions
  /**
   * The id of the next field. A choice by finger or mouse moves the focus there; a choice by keyboard does not, as in a
   * browser's select.
   */
  readonly next: string
}

/**
 * A select that does not use the browser's list. It opens on a click, and closes on a choice or Escape. It supports
 * arrow keys, Home, End, first letters and first consonants. A search is above the list, one Tab away. On a phone the
 * list is at the lower edge.
 */
export const ListSelect = ({ field, label, options, placeholder, listSearch, next }: ListSelectProps) => {
  useSignals()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const [search, setSearch] = useState('')
  const typeAhead = useTypeAhead()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const groups = groupsOf(options, listSearch, search)
  const listedOptions = groups.flatMap((group) => group.options)
  const last = listedOptions.length - 1
  const chosenOption = options.find(({ value }) => value === field.value.value)
  const chosenIndex = chosenOption === undefined ? 0 : Math.max(listedOptions.indexOf(chosenOption), 0)
  const listId = `${field.id}-list`
  const idOf = ({ value }: SelectOption) => `${field.id}-option-${value}`
  const activeId = listedOptions[active] && idOf(listedOptions[active])

  useSignalEffect(() => button.current?.setAttribute('aria-invalid', String(field.problem.value !== null)))
  useEffect(() => {
    if (open) list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [open, active])

  const show = (index = chosenIndex) => {
    if (field.isLocked.peek()) return
    setActive(index)
    setOpen(true)
  }
  const hide = () => {
    setOpen(false)
    setSearch('')
  }
  const close = () => {
    hide()
    button.current?.focus()
  }
  const choose = (option: SelectOption | undefined) => {
    if (option) field.enter(option.value)
    close()
  }
  const chooseActive = () => (open ? choose(listedOptions[active]) : show())
  const press = (option: SelectOption) => {
    choose(option)
    focusField(next)
  }

  /** Moves to the next option that starts with the characters typed last. */
  const searchByKey = (character: string) => {
    const text = typeAhead(character)
    const current = open ? active : chosenIndex
    const start = text.length === 1 && open ? current + 1 : current
    const offset = listedOptions.findIndex((_, i) =>
      startsWithTyped(listedOptions[(start + i) % listedOptions.length]?.label ?? '', text),
    )
    if (offset >= 0) show((start + offset) % listedOptions.length)
    else if (!open) show()
  }

  /** Returns the action of a key; null for a key that the browser handles. */
  const actionOf = (key: string, moves: typeof MOVES): (() => void) | null => {
    const move = moves[key]
    if (move) return () => (open ? setActive(move(active, last)) : show(key === 'End' ? last : undefined))
    if (key === 'Enter') return chooseActive
    return key === 'Escape' && open ? close : null
  }
  const runAction = (event: KeyboardEvent, action: (() => void) | null) => {
    if (action === null) return
    event.preventDefault()
    // Escape closes only the list, not a dialog around it.
    if (event.key === 'Escape') event.stopPropagation()
    action()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (key === ' ') runAction(event, chooseActive)
    else runAction(event, [...key].length === 1 ? () => searchByKey(key) : actionOf(key, MOVES))
  }

  return (
    <FieldBox
      className={styles.box}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        hide()
        field.isTouched.value = true
      }}
    >
      <span className={labelClass} id={`${field.id}-label`} data-must={requiredTag(true)}>
        {label}
      </span>
      {/* Says in hidden text that the list is required, because a screen reader may not announce it. */}
      <span id={`${field.id}-must`} hidden>
        {requiredTag(true)}
      </span>
      <button
        className={classNames(selectClass, styles.button, chosenOption === undefined && styles.empty)}
        id={field.id}
        ref={button}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={listId}
        aria-labelledby={`${field.id}-label`}
        aria-describedby={`${field.id}-must ${messageId(field.id)}`}
        aria-activedescendant={open ? activeId : undefined}
        aria-readonly={field.isLocked.value || undefined}
        aria-required
        onClick={() => (open ? hide() : show(chosenOption === undefined ? -1 : chosenIndex))}
        onKeyDown={onKeyDown}
      >
        {chosenOption?.label ?? placeholder}
      </button>
      <div className={styles.popup} hidden={!open}>
        {open && (
          <>
            <div className={styles.head}>
              <b aria-hidden="true">{label}</b>
              <Button kind="icon" icon="x" label={EVERY_PAGE_TEXTS['common.close']} onPress={close} />
            </div>
            <InputBox
              className={styles.search}
              type="search"
              autoComplete="off"
              enterKeyHint="done"
              aria-label={listSearch.words.search}
              placeholder={listSearch.words.search}
              aria-controls={listId}
              aria-activedescendant={activeId}
              value={search}
              onChange={(event) => {
                setSearch(event.currentTarget.value)
                setActive(0)
              }}
              onKeyDown={(event) => {
                if (!event.nativeEvent.isComposing) runAction(event, actionOf(event.key, SEARCH_MOVES))
              }}
            />
            {listedOptions.length === 0 && (
              <p className="small" role="status">
                {listSearch.words.none}
              </p>
            )}
          </>
        )}
        {/* Pressing the mouse on the list must not take the focus from the button. Otherwise the list would close
           before the choice. */}
        <div
          className={styles.list}
          id={listId}
          ref={list}
          role="listbox"
          aria-labelledby={`${field.id}-label`}
          hidden={!open || listedOptions.length === 0}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
        >
          {open && (
            <Options
              groups={groups}
              label={label}
              chosen={chosenOption}
              active={listedOptions[active]}
              idOf={idOf}
              onPress={press}
            />
          )}
        </div>
      </div>
      <FieldMessage field={field} />
    </FieldBox>
  )
}
