import { signal } from '@preact/signals-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { fill } from '#ui/text/fill.ts'
import { COMPONENT_TEXTS } from '#ui/text/ko/kernel/components.ts'
import { focusField, pressControl } from '../form/form-field.ts'
import type { BarButton } from './FormBar.tsx'

export type MissingItem = {
  readonly id: string
  readonly name: string
  /**
   * The action that the item needs. It decides the verb of the bar's text, and what its button does: a file chooser or
   * a check starts, a list opens, and any other item gets the focus. With `press`, the text of the bar is only `name`,
   * which must then be a whole sentence.
   */
  readonly action: 'enter' | 'choose' | 'upload' | 'check' | 'see' | 'press'
  /** The section that has the item, in a form with sections. */
  readonly place?: string
  /** The id of the button that checks the item. While the item is next, this button is solid, and the bar's is not. */
  readonly checkId?: string
  readonly busy?: string | false
  /** The id of an element that says why the action is not possible now. */
  readonly blockedBy?: string | null
  /** Opens or starts an item that is not on the screen now. */
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

export const openMissingItem = ({ id, action, onPress }: MissingItem): void => {
  if (onPress) onPress()
  else if (action === 'upload' || action === 'check') pressControl(id)
  else openField(id)
}

/** The number of sections if several are incomplete, otherwise the number of items. [D2-681] [D2-841] */
const missingCount = (items: readonly MissingItem[]) => {
  const sections = new Set(items.flatMap(({ place }) => place ?? [])).size
  return sections > 1 ? ({ unit: 'sections', n: sections } as const) : ({ unit: 'items', n: items.length } as const)
}

/** The button whose press ends the step, once nothing is missing. */
export type RequiredButton = Omit<BarButton, 'count'>

type MissingButtonOptions = {
  /** The second line of the required button when nothing is missing; null for a button with one line. */
  readonly complete?: ReactNode
  /** The second line of the disabled required button when only the check is left; null if it waits for no check. */
  readonly waitsFor?: string | null
  /** What the missing items are needed for; the words of the required button unless given. */
  readonly end?: string
}

/**
 * Returns the last button of the bar of a form. When nothing is missing, or only one item, it is the required button,
 * whose press runs its checks, and says what is left. Otherwise its press opens or starts the next item in page order;
 * pressed again for the same item, it runs the checks of the required button, which mark every gap. It is named after
 * the next item and says how many are left until the step ends; when an item of a check is next, it keeps the name of
 * the required button and says where the missing items begin. On a page whose required button waits for a check, it is
 * the disabled required button, and a press leads to the next item. [D1-986] [D1-994] [D2-774]
 */
export const useMissingButton = (
  items: readonly MissingItem[],
  required: RequiredButton,
  { complete = COMPONENT_TEXTS['bar.leftNone'], waitsFor = null, end = required.words }: MissingButtonOptions = {},
): BarButton => {
  const [next] = items
  useShownMissingItem(next ?? null)
  const openedId = useRef<string>(null)
  const { unit, n } = missingCount(items)
  const leftFrom = (name: string) => fill(COMPONENT_TEXTS[`bar.leftFrom.${unit}`], { n, name })
  if (waitsFor !== null)
    return {
      ...required,
      kind: 'secondary',
      count: next === undefined || items.length === 1 ? waitsFor : leftFrom(next.name),
      isBlockedByCount: true,
      onBlockedPress: () => next && focusField(next.id),
    }
  if (next === undefined) return { ...required, count: typeof required.blockedBy === 'string' ? null : complete }
  const { id, name, action, checkId, busy = false, blockedBy = null } = next
  if (items.length === 1)
    return {
      ...required,
      kind: checkId === undefined ? 'primary' : 'secondary',
      count: fill(COMPONENT_TEXTS['bar.lastLeft'], { name }),
    }
  const pressWith = (open: () => void) => () => {
    const isOpened = openedId.current === id
    openedId.current = isOpened ? null : id
    if (isOpened) required.onPress()
    else open()
  }
  if (checkId !== undefined)
    // The button has the name of the end, so its press leads to the check and does not start it.
    return {
      ...required,
      kind: 'secondary',
      count: leftFrom(name),
      onPress: pressWith(() => (action === 'check' ? focusField(id) : openMissingItem(next))),
    }
  const open = () => openMissingItem(next)
  return {
    words: fill(COMPONENT_TEXTS[`bar.next.${action}`], { name }),
    count: fill(COMPONENT_TEXTS[`bar.left.${unit}`], { end, n }),
    busy,
    blockedBy,
    onPress: action === 'check' ? open : pressWith(open),
  }
}
