// Makes queries by role faster. Such queries ask for the styles of many elements and their ancestors, and jsdom
// compares each of them with every rule of its own style sheet, which takes a quarter of the time of all component
// tests. The queries read only `display` and `visibility`, and this file computes these two faster. jsdom computes all
// other properties.

export const jsdomComputedStyle = window.getComputedStyle.bind(window)

/** Returns a key of everything about an element on which its display depends in jsdom, except its inline style. */
const kindOf = (element: Element): string => {
  const isInput = element.tagName === 'INPUT' && element.getAttribute('type') === 'hidden'
  const isJoined = element.classList.contains('join') || element.classList.contains('joined')
  return `${element.tagName} ${element.hasAttribute('hidden')} ${element.hasAttribute('open')} ${isInput} ${isJoined}`
}

/** The display of each kind of element without an inline style, by the key that `kindOf` returns. */
const displays = new Map<string, string>()

const displayOf = (element: HTMLElement): string => {
  if (element.style.display !== '') return element.style.display
  const kind = kindOf(element)
  const display = displays.get(kind) ?? jsdomComputedStyle(element).display
  displays.set(kind, display)
  return display
}

/** Returns the inline visibility of an element or of its nearest ancestor that has one. */
const visibilityOf = (element: HTMLElement): string => {
  for (let at: HTMLElement | null = element; at !== null; at = at.parentElement)
    if (at.style.visibility !== '') return at.style.visibility
  return 'visible'
}

const FAST: Readonly<Record<string, (element: HTMLElement) => string>> = {
  display: displayOf,
  visibility: visibilityOf,
}

window.getComputedStyle = (element: Element, pseudo) => {
  const valueOf = (property: string) =>
    FAST[property]?.(element as HTMLElement) ?? jsdomComputedStyle(element, pseudo).getPropertyValue(property)
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, name) => {
      if (name === 'getPropertyValue') return valueOf
      return (
        FAST[String(name)]?.(element as HTMLElement) ??
        (Reflect.get(jsdomComputedStyle(element, pseudo), name) as unknown)
      )
    },
  })
}
