const FOCUSABLE = 'input:not([type="hidden"]), select, textarea, button, [tabindex]'

/** Puts the focus on a field, or on the first control of a group, and brings it into view. Unknown ids do nothing. */
export const focusField = (id: string): void => {
  const element = document.getElementById(id)
  const target = element?.matches(FOCUSABLE) ? element : element?.querySelector<HTMLElement>(FOCUSABLE)
  target?.focus({ preventScroll: true })
  target?.scrollIntoView?.({ block: 'center' })
}
