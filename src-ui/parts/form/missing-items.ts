import { computed, signal } from '@preact/signals-react'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { focusField, pressControl } from './form-field.ts'

export type MissingItem = {
  readonly id: string
  readonly name: string
  /**
   * The action that the item needs. It decides the verb of the bar's text, and what its button does: a file chooser or
   * a check starts, a list opens, and any other item gets the focus. With `press`, the text of the bar is only `name`,
   * which must then be a whole sentence.
   */
  readonly act: 'enter' | 'choose' | 'upload' | 'check' | 'see' | 'press'
  /** The name of the section that has the item, in a form with sections. */
  readonly place?: string
  readonly busy?: string | false
  /** The id of an element that says why the action is not possible now. */
  readonly blockedBy?: string | null
  /** Opens or starts an item that is not on the screen now. */
  readonly onPress?: () => void
}

/** The next missing item of the form on the screen; null if nothing is missing or there is no form. */
export const shownNextMissingItem = signal<MissingItem | null>(null)

/**
 * The id of the control with the only solid button of a page on which something is missing: that of the next missing
 * item, or of the check of its section or of the page. Null if there is none. [D2-234] [D2-601] [D2-682]
 */
export const solidControlId = signal<string | null>(null)

/** True while this control has the only solid button of the page. The component must read signals. */
export const useIsSolidControl = (id: string): boolean =>
  useMemo(() => computed(() => solidControlId.value === id), [id]).value

const showMissingItems = (missing: readonly MissingItem[], waitsForCheck: boolean): void => {
  const [next] = missing
  const check = missing.find(
    ({ act, place }) => act === 'check' && (waitsForCheck || (place !== undefined && place === next?.place)),
  )
  shownNextMissingItem.value = next ?? null
  solidControlId.value = (next?.act === 'upload' ? next : (check ?? (waitsForCheck ? undefined : next)))?.id ?? null
}

/**
 * Makes the missing items known to the page while the form is on the screen. `waitsForCheck` is true if the required
 * button is disabled until a check has passed.
 */
export const useShownMissingItems = (missing: readonly MissingItem[], waitsForCheck: boolean): void => {
  // Runs after every render, because the function of the next item may be a new one.
  useLayoutEffect(() => showMissingItems(missing, waitsForCheck))
  useEffect(() => () => showMissingItems([], false), [])
}

/** Focuses a field and, if it is a list, opens it. */
const openField = (id: string): void => {
  focusField(id)
  const field = document.getElementById(id)
  if (field instanceof HTMLSelectElement && 'showPicker' in field) field.showPicker()
  if (field?.getAttribute('aria-haspopup') === 'listbox') field.click()
}

export const openMissingItem = ({ id, act, onPress }: MissingItem): void => {
  if (onPress) onPress()
  else if (act === 'upload' || act === 'check') pressControl(id)
  else openField(id)
}

/**
 * Returns what the button of the next missing item does: opens or starts the item and, pressed again while the same
 * item is missing, runs `runChecks`. A check that has run may be started again. The function is the same for every
 * item, so that a different item does not render the button again. [D2-568]
 */
export const useNextItemPress = (
  next: MissingItem | undefined,
  missingCount: number,
  runChecks: () => void,
): (() => void) => {
  const isOpened = useRef(false)
  const checks = useRef(runChecks)
  useLayoutEffect(() => {
    checks.current = runChecks
  })
  useLayoutEffect(() => {
    isOpened.current = false
  }, [next?.id, next?.name, next?.busy, missingCount])
  return useCallback(() => {
    const item = shownNextMissingItem.peek()
    if (isOpened.current) checks.current()
    else if (item !== null) openMissingItem(item)
    isOpened.current = !isOpened.current
  }, [])
}
