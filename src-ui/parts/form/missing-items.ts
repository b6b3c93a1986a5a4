import { signal } from '@preact/signals-react'
import { useEffect, useLayoutEffect } from 'react'
import { focusField } from './form-field.ts'

export type MissingItem = {
  readonly id: string
  readonly name: string
  /**
   * The action that the item needs. It decides the verb of the bar's text. With `press`, the text of the bar is only
   * `name`, which must then be a whole sentence.
   */
  readonly act: 'enter' | 'choose' | 'upload' | 'check' | 'see' | 'press'
  readonly busy?: string | false
  /** The id of an element that says why the action is not possible now. */
  readonly blockedBy?: string | null
  /**
   * Opens or starts the item. Without this function, the button moves the focus to the item, and if the item is a list,
   * opens it.
   */
  readonly onPress?: () => void
}

/** The next missing item of the form on the screen; null if nothing is missing or there is no form. */
export const shownNextMissingItem = signal<MissingItem | null>(null)

/**
 * The id of the missing item whose button is solid; null if no button of a missing item is solid. A field or a choice
 * has no solid button, and then the link of the bar leads to it. [D2-280] [D3-330]
 */
export const solidItemId = signal<string | null>(null)

/** Returns the item whose button is solid: the first missing check, or the next missing item if a file is missing. */
const solidItemOf = (missing: readonly MissingItem[]): MissingItem | undefined =>
  missing.find(({ act }) => act === 'check') ??
  missing.slice(0, 1).find(({ act }) => act === 'upload' || act === 'press')

const showMissingItems = (missing: readonly MissingItem[]): void => {
  shownNextMissingItem.value = missing[0] ?? null
  solidItemId.value = solidItemOf(missing)?.id ?? null
}

/** Makes the missing items known to the page while the form is on the screen. */
export const useShownMissingItems = (missing: readonly MissingItem[]): void => {
  // After every render, because the function of the next item may be a new one.
  useLayoutEffect(() => showMissingItems(missing))
  useEffect(() => () => showMissingItems([]), [])
}

/** Focuses a field and, if it is a native select, opens its list. */
const openField = (id: string): void => {
  focusField(id)
  const field = document.getElementById(id)
  if (field instanceof HTMLSelectElement && 'showPicker' in field) field.showPicker()
}

export const openMissingItem = ({ id, onPress }: MissingItem): void => (onPress ?? (() => openField(id)))()
