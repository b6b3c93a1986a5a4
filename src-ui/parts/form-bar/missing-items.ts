import { signal } from '@preact/signals-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { fill } from '#ui/text/fill.ts'
import { COMPONENT_TEXTS } from '#ui/text/ko/kernel/components.ts'
import { focusField, pressControl } from '../form/form-field.ts'
import type { BarButton } from './FormBar.tsx'

export type MissingItem = {
  readonly id: string
  readonly name: string
  /** True if the item is a file, whose chooser opens. A list opens; any other item gets the focus. */
  readonly isFile?: boolean
  /** The section that has the item, in a form with sections. */
  readonly place?: string
  /** The id of the button that checks the item. While the item is next, this button is solid, and the bar's is not. */
  readonly checkId?: string
  /** Leads to an item that is not on the screen now. */
  readonly onPress?: () => void
}

/** The next missing item of the form on the screen; null if nothing is missing or there is no form. */
export const shownNextMissingItem = signal<MissingItem | null>(null)

/** Makes the next missing item known to the page while the form is on the screen, and marks its control. [D1-988] */
const useShownMissingItem = (next: MissingItem | null): void => {
  // Runs after every render, because the function of the next item may be a new one.
  useLayoutEffect(() => {
    shownNextMissingItem.value = next
  })
  const id = next?.id
  useLayoutEffect(() => {
    const control = id === undefined ? null : document.getElementById(id)
    control?.toggleAttribute('data-next', true)
    return () => void control?.toggleAttribute('data-next', false)
  }, [id])
  useEffect(
    () => () => {
      shownNextMissingItem.value = null
    },
    [],
  )
}

/** Focuses a field and, if it is a list, opens it. */
const openField = (id: string): void => {
  focusField(id)
  const field = document.getElementById(id)
  if (field instanceof HTMLSelectElement && 'showPicker' in field) field.showPicker()
  if (field?.getAttribute('aria-haspopup') === 'listbox') field.click()
}

export const openMissingItem = ({ id, isFile = false, onPress }: MissingItem): void => {
  if (onPress) onPress()
  else if (isFile) pressControl(id)
  else openField(id)
}

/** The number of sections if several are incomplete, otherwise the number of items. [D2-681] [D2-841] */
const missingCount = (items: readonly MissingItem[]): number => {
  const sections = new Set(items.flatMap(({ place }) => place ?? [])).size
  return sections > 1 ? sections : items.length
}

/** The button whose press ends the step, once nothing is missing. */
export type RequiredButton = Omit<BarButton, 'count'>

type MissingButtonOptions = {
  /** The second line of the required button when nothing is missing; null for a button with one line. */
  readonly complete?: ReactNode
  /** The second line of the disabled required button when only the check is left; null if it waits for no check. */
  readonly waitsFor?: string | null
}

/**
 * Returns the last button of the bar of a form, which is always the required button. While something is missing, it is
 * soft, and its second line says what is left. While several items are missing, its press opens the next one in
 * page order; pressed again for the same item, it runs the checks of the required button, which mark every gap. With
 * one missing item or none it runs these checks at once. On a page whose required button waits for a check, it is
 * disabled, and a press leads to the next item. [D1-994] [D1-1005] [D2-774]
 */
export const useMissingButton = (
  items: readonly MissingItem[],
  required: RequiredButton,
  { complete = COMPONENT_TEXTS['bar.leftNone'], waitsFor = null }: MissingButtonOptions = {},
): BarButton => {
  const [next] = items
  useShownMissingItem(next ?? null)
  const openedId = useRef<string>(null)
  const isLast = items.length === 1
  const left = (name: string) =>
    fill(COMPONENT_TEXTS[isLast ? 'bar.lastLeft' : 'bar.leftFrom'], { n: missingCount(items), name })
  if (waitsFor !== null)
    return {
      ...required,
      kind: 'soft',
      count: isLast || next === undefined ? waitsFor : left(next.name),
      isBlockedByCount: true,
      onBlockedPress: () => next && focusField(next.id),
    }
  if (next === undefined) return { ...required, count: typeof required.blockedBy === 'string' ? null : complete }
  const press = () => {
    const isOpened = openedId.current === next.id
    openedId.current = isOpened ? null : next.id
    if (isOpened) required.onPress()
    else openMissingItem(next)
  }
  return { ...required, kind: 'soft', count: left(next.name), onPress: isLast ? required.onPress : press }
}
