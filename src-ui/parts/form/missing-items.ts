import { signal } from '@preact/signals-react'
import { useEffect, useLayoutEffect } from 'react'
import { focusField } from './form-field.ts'

export type MissingItem = {
  readonly id: string
  readonly name: string
  /** Decides the verb of the bar's text. With `press`, the text is only `name`, which must be a whole sentence. */
  readonly act: 'enter' | 'choose' | 'upload' | 'check' | 'see' | 'press'
  readonly busy?: string | false
  /** Why the action is not possible now. */
  readonly blockedBy?: string | null
  /** If missing, the button moves the focus to the item, and if the item is a list, opens it. */
  readonly onPress?: () => void
}

/** Null if nothing is missing or there is no form on the screen. */
export const shownNextMissingItem = signal<MissingItem | null>(null)

/** Null if none is. A field or a choice has no solid button; the link of the bar leads to it. [D2-280] [D3-330] */
export const solidItemId = signal<string | null>(null)

/** The first missing check, or the next missing item if a file is missing. */
const solidItemOf = (missing: readonly MissingItem[]): MissingItem | undefined =>
  missing.find(({ act }) => act === 'check') ??
  missing.slice(0, 1).find(({ act }) => act === 'upload' || act === 'press')

const showMissingItems = (missing: readonly MissingItem[]): void => {
  shownNextMissingItem.value = missing[0] ?? null
  solidItemId.value = solidItemOf(missing)?.id ?? null
}

/** While the form is on the screen. */
export const useShownMissingItems = (missing: readonly MissingItem[]): void => {
  // After every render, because the function of the next item may be a new one.
  useLayoutEffect(() => showMissingItems(missing))
  useEffect(() => () => showMissingItems([]), [])
}

/** And, if it is a native select, opens its list. */
const openField = (id: string): void => {
  focusField(id)
  const field = document.getElementById(id)
  if (field instanceof HTMLSelectElement && 'showPicker' in field) field.showPicker()
}

export const openMissingItem = ({ id, onPress }: MissingItem): void => (onPress ?? (() => openField(id)))()
