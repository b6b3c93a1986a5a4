const UNIT = 1024

/** The size of a file as people read it: `0B`, `812B`, `340KB`, `2.4MB`. */
export const fileSizeText = (bytes: number): string => {
  if (bytes < UNIT) return `${bytes}B`
  if (bytes < UNIT * UNIT) return `${Math.round(bytes / UNIT)}KB`
  return `${(bytes / UNIT / UNIT).toFixed(1)}MB`
}
