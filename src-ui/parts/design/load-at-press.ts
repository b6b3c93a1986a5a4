import { GENERAL } from '../../text/ko/general.ts'

/** Loads what only a press needs; where it cannot be had, a window says so with the way on, and null comes back. [E-207] */
export const loadAtPress = <Part>(load: () => Promise<Part>): Promise<Part | null> =>
  load().catch(async () => {
    const { dialogs } = await import('./dialogs.ts')
    await dialogs.alert({ text: GENERAL['common.partFailed'] })
    return null
  })
