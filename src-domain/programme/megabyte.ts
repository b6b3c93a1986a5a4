export const MEGABYTE = 2 ** 20

/**
 * Returns a limit in megabytes for a sentence, rounded down to one decimal place, so that the sentence never promises
 * more than the limit. [D1-717]
 */
export const toMegabytes = (bytes: number): number => Math.floor((bytes / MEGABYTE) * 10) / 10
