let places = 0

const hold = (event: DragEvent) => {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
}

/**
 * While a place for files is on the page, a file that is dropped beside it does nothing: the browser would leave the page
 * and show it. Answers how to end it. [P-034]
 */
export const keepDrops = (): (() => void) => {
  if (places === 0) for (const kind of ['dragover', 'drop'] as const) document.addEventListener(kind, hold)
  places += 1
  return () => {
    places -= 1
    if (places === 0) for (const kind of ['dragover', 'drop'] as const) document.removeEventListener(kind, hold)
  }
}
