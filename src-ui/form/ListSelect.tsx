import { useSignalEffect, useSignals } from '@preact/signals-react/runtime'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../design/Icon.tsx'
import { FieldHint, FieldMessage, describedBy, mustWord } from './FieldMessage.tsx'
import type { Option } from './Select.tsx'
import { focusField, type TextField } from './field.ts'

/** The nineteen initial consonants in the order of the syllable block. */
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
const PER_INITIAL = 588

const initialOf = (character: string): string => {
  const code = character.codePointAt(0) ?? 0
  return code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE
    ? INITIALS.charAt(Math.floor((code - FIRST_SYLLABLE) / PER_INITIAL))
    : ''
}

/** Does a label begin with what was typed? A lone consonant stands for every syllable that begins with it: `ㄱㅁ` finds 국민. */
export const startsAsTyped = (label: string, typed: string): boolean =>
  typed !== '' &&
  [...typed].every((character, at) => {
    const found = [...label][at]?.toLowerCase() ?? ''
    return found === character.toLowerCase() || (INITIALS.includes(character) && initialOf(found) === character)
  })

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

/**
 * An own list to choose from: opens on press, closes on choice or Escape, arrow keys, Home, End, first letters or first
 * consonants. On a phone the list lies at the lower edge.
 */
export const ListSelect = ({
  field,
  label,
  hint,
  options,
  placeholder,
  next,
  required = false,
}: {
  readonly field: TextField
  readonly label: string
  readonly hint?: string | undefined
  readonly options: readonly Option[]
  readonly placeholder: string
  /** Id of what comes after: a choice by finger or mouse leads there, one by key stays, as in a select. */
  readonly next?: string | undefined
  readonly required?: boolean | undefined
}) => {
  useSignals()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const typed = useRef({ text: '', timer: 0 as unknown as ReturnType<typeof setTimeout> })
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const chosen = options.findIndex(({ value }) => value === field.value.value)
  const locked = field.locked.value
  const listId = `${field.id}-list`
  const optionId = (at: number) => `${field.id}-option-${at}`

  useSignalEffect(() => {
    const wrong = field.problem.value !== null
    button.current?.setAttribute('aria-invalid', String(wrong))
    button.current?.closest('.field')?.classList.toggle('field--error', wrong)
  })
  useEffect(() => {
    if (open) list.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' })
  }, [open, active])
  useEffect(() => () => clearTimeout(typed.current.timer), [])

  const show = (at = Math.max(chosen, 0)) => {
    if (field.locked.peek()) return
    setActive(at)
    setOpen(true)
  }
  const choose = (at: number) => {
    const option = options[at]
    if (option) field.value.value = option.value
    setOpen(false)
    button.current?.focus()
  }
  const press = (at: number) => {
    choose(at)
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
    const from = text.length === 1 && open ? active + 1 : open ? active : Math.max(chosen, 0)
    const found = options.findIndex((_, step) =>
      startsAsTyped(options[(from + step) % options.length]?.label ?? '', text),
    )
    if (found >= 0) show((from + found) % options.length)
    else if (!open) show()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const move = MOVES[event.key]
    if (event.key === 'Tab') return
    if (event.key === 'Escape') {
      // Only the list closes, not the window that it may stand in.
      if (open) {
        event.preventDefault()
        event.stopPropagation()
        setOpen(false)
      }
      return
    }
    if (move) {
      event.preventDefault()
      if (open) setActive(move(active, options.length - 1))
      else show(event.key === 'End' ? options.length - 1 : undefined)
      return
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (open) choose(active)
      else show()
      return
    }
    if ([...event.key].length === 1) {
      event.preventDefault()
      lookFor(event.key)
    }
  }

  return (
    <div
      className="field list-select"
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        setOpen(false)
        field.touched.value = true
      }}
    >
      <span className="field__label" id={`${field.id}-label`} data-must={mustWord(required)}>
        {label}
      </span>
      <FieldHint id={field.id} text={hint} />
      <button
        className={chosen < 0 ? 'select list-select__button is-empty' : 'select list-select__button'}
        id={field.id}
        ref={button}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={listId}
        aria-labelledby={`${field.id}-label ${field.id}`}
        aria-describedby={describedBy(field.id, hint)}
        aria-activedescendant={open ? optionId(active) : undefined}
        aria-readonly={locked || undefined}
        aria-required={required || undefined}
        onClick={() => (open ? setOpen(false) : show())}
        onKeyDown={onKeyDown}
      >
        {options[chosen]?.label ?? placeholder}
      </button>
      {/* A mouse press must not take the focus from the button, or the list would close before the choice. */}
      <div
        className="list-select__popup"
        id={listId}
        ref={list}
        role="listbox"
        aria-labelledby={`${field.id}-label`}
        hidden={!open}
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
      >
        {open &&
          options.map(({ value, label: words }, at) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are the button's
            <div
              key={value}
              className={at === active ? 'sheet__option is-active' : 'sheet__option'}
              id={optionId(at)}
              role="option"
              aria-selected={at === chosen}
              data-active={at === active || undefined}
              onClick={() => press(at)}
            >
              {words}
              {at === chosen && <Icon name="check" />}
            </div>
          ))}
      </div>
      <FieldMessage field={field} />
    </div>
  )
}
