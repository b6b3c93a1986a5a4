/** A part of what is built: the configuration of vite that builds it, files of a whole build (the first is its last), its sources. */
export type Part = {
  readonly name: string
  readonly config: string
  readonly finished: readonly string[]
  readonly sources: readonly string[]
}
export const SERVER_BUILD: Part
export const PORTAL_BUILD: Part

/** Is there no build, one that was broken off, or one older than its sources? */
export const isOld: (root: string, part: Part) => boolean

/** Builds a part in another process, which prints its steps; ends this process where that fails. */
export const buildPart: (root: string, part: Part) => void

/** Builds a part that is old, and says so. */
export const buildWhatIsOld: (root: string, part: Part) => void
