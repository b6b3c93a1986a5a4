import { useSignalEffect, useSignals } from '@preact/signals-react/runtime'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { finds, matchRange, queryOf, searchable } from '#domain/directory/korean-search'
import { Button } from '../design/Button.tsx'
import { Icon } from '../design/Icon.tsx'
import { GENERAL } from '../text/ko/general.ts'
import { FieldMessage, messageId, mustWord } from './FieldMessage.tsx'
import type { Option } from './Select.tsx'
import { focusField, type TextField } from './field.ts'
import styles from './list-select.module.css'

/** Does a label begin with what was typed? A lone consonant stands for every syllable that begins with it: `ㄱㅁ` finds 국민. */
export const startsAsTyped = (label: string, typed: string): boolean =>
  typed !== '' && matchRange(label, queryOf(typed))?.from === 0

const TYPE_AHEAD_MS = 700
const PAGE = 10

const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  PageDown: (at, last) => Math.min(at + PAGE, last),
  PageUp: (at) => Math.max(at - PAGE, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** In a search Home and End are the text's. */
const { Home: _home, End: _end, ...SEARCH_MOVES } = MOVES

/** A list that is long enough to be looked through: what most people choose stands first, and a search above all. */
export type Finding = {
  /** Values of the options that most people choose, the commonest first; the others follow in their own order. */
  readonly common: readonly string[]
  readonly words: { readonly common: string; readonly all: string; readonly search: string; readonly none: string }
}

type Group = { readonly title: string | null; readonly options: readonly Option[] }

/** What a search leaves of the options; without one, the common ones first. */
const groupsOf = (options: readonly Option[], finding: Finding | undefined, typed: string): readonly Group[] => {
  if (finding === undefined) return [{ title: null, options }]
  const query = queryOf(typed)
  if (query.text !== '')
    return [{ title: null, options: options.filter(({ label }) => finds(searchable([label]), query)) }]
  const { common, words } = finding
  const first = common.flatMap((value) => options.filter((option) => option.value === value))
  if (first.length === 0) return [{ title: null, options }]
  const others = options.filter((option) => !first.includes(option))
  return [
    { title: words.common, options: first },
    { title: words.all, options: others },
  ].filter((group) => group.options.length > 0)
}

type ListSelectProps = {
  readonly field: TextField
  readonly label: string
  readonly options: readonly Option[]
  readonly placeholder: string
  readonly finding?: Finding | undefined
  /** Id of what comes after: a choice by finger or mouse leads there, one by key stays, as in a select. */
  readonly next?: string | undefined
  readonly required?: boolean | undefined
}

/** What was typed on the closed list within the last moments, and what forgets it. */
type Typed = { text: string; timer: ReturnType<typeof setTimeout> | undefined }

/**
 * An own list to choose from: opens on press, closes on choice or Escape, arrow keys, Home, End, first letters or first
 * consonants; with `finding` a search above the list, one Tab away. On a phone the list lies at the lower edge.
 */
export const ListSelect = (props: ListSelectProps) => {
  useSignals()
  const { field, label, options, placeholder, finding, next, required = false } = props
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const [search, setSearch] = useState('')
  const typed = useRef<Typed>({ text: '', timer: undefined })
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const groups = groupsOf(options, finding, search)
  const listed = groups.flatMap((group) => group.options)
  const value = field.value.value
  const chosen = options.find((option) => option.value === value)
  const chosenAt = chosen === undefined ? 0 : Math.max(listed.indexOf(chosen), 0)
  const locked = field.locked.value
  const listId = `${field.id}-list`
  const idOf = (option: Option | undefined) => option && `${field.id}-option-${option.value}`

  useSignalEffect(() => button.current?.setAttribute('aria-invalid', String(field.problem.value !== null)))
  useEffect(() => {
    if (open) list.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' })
  }, [open, active])
  useEffect(() => () => clearTimeout(typed.current.timer), [])

  const show = (at = chosenAt) => {
    if (field.locked.peek()) return
    setActive(at)
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
  const choose = (option: Option | undefined) => {
    if (option) field.enter(option.value)
    close()
  }
  const press = (option: Option) => {
    choose(option)
    if (next !== undefined) focusField(next)
  }

  /** The first option after the active one that begins with what was typed within the last moments. */
  const lookFor = (character: string) => {
    clearTimeout(typed.current.timer)
    typed.current.text += character
    typed.current.timer = setTimeout(() => {
      typed.current.text = ''
    }, TYPE_AHEAD_MS)
    const { text } = typed.current
    const current = open ? active : chosenAt
    const from = text.length === 1 && open ? current + 1 : current
    const found = listed.findIndex((_, step) => startsAsTyped(listed[(from + step) % listed.length]?.label ?? '', text))
    if (found >= 0) show((from + found) % listed.length)
    else if (!open) show()
  }

  /** Keys that mean the same to the button and to the search; true where one was taken. */
  const takeKey = (event: KeyboardEvent, moves: typeof MOVES): boolean => {
    const move = moves[event.key]
    if (event.key === 'Escape') {
      // Only the list closes, not the window that it may stand in.
      if (!open) return true
      event.preventDefault()
      event.stopPropagation()
      close()
      return true
    }
    if (move) {
      event.preventDefault()
      if (open) setActive(move(active, listed.length - 1))
      else show(event.key === 'End' ? listed.length - 1 : undefined)
      return true
    }
    if (event.key !== 'Enter') return false
    event.preventDefault()
    if (open) choose(listed[active])
    else show()
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.key === 'Tab' || takeKey(event, MOVES)) return
    if (event.key === ' ') {
      event.preventDefault()
      if (open) choose(listed[active])
      else show()
    } else if ([...event.key].length === 1) {
      event.preventDefault()
      lookFor(event.key)
    }
  }

  return (
    <div
      className={`field ${styles.box}`}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        hide()
        field.touched.value = true
      }}
    >
      <span className="field__label" id={`${field.id}-label`} data-must={mustWord(required)}>
        {label}
      </span>
      <button
        className={`select ${styles.button} ${chosen ? '' : styles.empty}`}
        id={field.id}
        ref={button}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={listId}
        aria-labelledby={`${field.id}-label`}
        aria-describedby={messageId(field.id)}
        aria-activedescendant={open ? idOf(listed[active]) : undefined}
        aria-readonly={locked || undefined}
        aria-required={required || undefined}
        onClick={() => (open ? hide() : show())}
        onKeyDown={onKeyDown}
      >
        {chosen?.label ?? placeholder}
      </button>
      {/* A mouse press on the list must not take the focus from the button, or the list would close before the choice. */}
      <div className={styles.popup} hidden={!open}>
        {open && (
          <div className={styles.head}>
            <b aria-hidden="true">{label}</b>
            <Button kind="icon" icon="x" label={GENERAL['common.close']} onPress={close} />
          </div>
        )}
        {open && finding && (
          <input
            className={`input ${styles.search}`}
            type="search"
            autoComplete="off"
            enterKeyHint="done"
            aria-label={finding.words.search}
            placeholder={finding.words.search}
            aria-controls={listId}
            aria-activedescendant={idOf(listed[active])}
            value={search}
            onChange={(event) => {
              setSearch(event.currentTarget.value)
              setActive(0)
            }}
            onKeyDown={(event) => {
              if (!event.nativeEvent.isComposing) takeKey(event, SEARCH_MOVES)
            }}
          />
        )}
        {open && listed.length === 0 && finding && (
          <p className="small" role="status">
            {finding.words.none}
          </p>
        )}
        <div
          className={styles.list}
          id={listId}
          ref={list}
          role="listbox"
          aria-labelledby={`${field.id}-label`}
          hidden={!open || listed.length === 0}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
        >
          {open &&
            groups.map(({ title, options: within }, at) => (
              <div
                key={title}
                className={title !== null && at === 0 ? styles.common : undefined}
                role="group"
                aria-label={title ?? label}
              >
                {title !== null && (
                  <p className={styles.title} aria-hidden="true">
                    {title}
                  </p>
                )}
                {within.map((option) => (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are the button's
                  <div
                    key={option.value}
                    className={styles.option}
                    id={idOf(option)}
                    role="option"
                    aria-selected={option === chosen}
                    data-active={option === listed[active] || undefined}
                    onClick={() => press(option)}
                  >
                    {option.label}
                    {option === chosen && <Icon name="check" />}
                  </div>
                ))}
              </div>
            ))}
        </div>
      </div>
      <FieldMessage field={field} />
    </div>
  )
}
