/** Returns the element of a dropzone; null while it is not rendered. */
type FindElement = () => HTMLElement | null
type TakeFiles = (files: readonly File[]) => void

const makePasteTargets = () => {
  const dropzones = new Map<FindElement, TakeFiles>()

  const targetOf = (target: EventTarget | null) => {
    const all = [...dropzones]
    const enclosing = all.find(([findElement]) => target instanceof Node && findElement()?.contains(target))
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
    add: (findElement: FindElement, take: TakeFiles): (() => void) => {
      if (dropzones.size === 0) document.addEventListener('paste', onPaste)
      dropzones.set(findElement, take)
      return () => {
        dropzones.delete(findElement)
        if (dropzones.size === 0) document.removeEventListener('paste', onPaste)
      }
    },
  }
}

export const pasteTargets = makePasteTargets()
