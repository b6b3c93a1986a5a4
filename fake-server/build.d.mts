/** A build part: its vite configuration, the files of a complete build (the first is written last), and its sources. */
export type Part = {
  readonly name: string
  readonly config: string
  readonly finished: readonly string[]
  readonly sources: readonly string[]
}
export const SERVER_BUILD: Part
export const PORTAL_BUILD: Part

/** True if there is no build, or it is incomplete or older than its sources. */
export const isOld: (root: string, part: Part) => boolean

/**
 * Builds a part in a child process that prints its steps. Exits this process if the build fails or another process
 * builds.
 */
export const buildPart: (root: string, part: Part) => void

/** Builds a part if it is out of date, and prints a message. */
export const buildIfOutdated: (root: string, part: Part) => void
