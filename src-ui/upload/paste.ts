/** The places on this page that take what is pasted. */
const places = new Map<() => HTMLElement | null, (files: readonly File[]) => void>()

const placeFor = (target: EventTarget | null) => {
  const all = [...places]
  const around = all.find(([place]) => target instanceof Node && place()?.contains(target))
  return (around ?? (all.length === 1 ? all[0] : undefined))?.[1]
}

const onPaste = (event: ClipboardEvent) => {
  const files = [...(event.clipboardData?.files ?? [])]
  if (files.length === 0 || document.querySelector('dialog[open]') !== null) return
  const take = placeFor(event.target)
  if (take === undefined) return
  event.preventDefault()
  take(files)
}

/**
 * Files of the clipboard go to the place that has the focus, or to the only one of the page; text is left alone. Answers
 * how to end it. [P-308]
 */
export const takePasted = (place: () => HTMLElement | null, take: (files: readonly File[]) => void): (() => void) => {
  if (places.size === 0) document.addEventListener('paste', onPaste)
  places.set(place, take)
  return () => {
    places.delete(place)
    if (places.size === 0) document.removeEventListener('paste', onPaste)
  }
}
