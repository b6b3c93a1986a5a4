/** Returns the element of a dropzone; null while it is not rendered. */
type Place = () => HTMLElement | null
type TakeFiles = (files: readonly File[]) => void

/** Makes a register of the dropzones that take pasted files. */
const makePasteTargets = () => {
  const places = new Map<Place, TakeFiles>()

  const targetOf = (target: EventTarget | null) => {
    const all = [...places]
    const enclosing = all.find(([place]) => target instanceof Node && place()?.contains(target))
    return (enclosing ?? (all.length === 1 ? all[0] : undefined))?.[1]
  }

  const onPaste = (event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length === 0 || document.querySelector('dialog[open]') !== null) return
    const take = targetOf(event.target)
    if (take === undefined) return
    event.preventDefault()
    take(files)
  }

  return {
    /**
     * Passes pasted files to the dropzone that has the focus; if none has it, to the only dropzone of the page. Ignores
     * pasted text. Returns a function that stops this. [P-308]
     */
    add: (place: Place, take: TakeFiles): (() => void) => {
      if (places.size === 0) document.addEventListener('paste', onPaste)
      places.set(place, take)
      return () => {
        places.delete(place)
        if (places.size === 0) document.removeEventListener('paste', onPaste)
      }
    },
  }
}

export const pasteTargets = makePasteTargets()
