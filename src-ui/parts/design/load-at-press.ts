import { GENERAL } from '../../text/ko/general.ts'

/** Loads a part on press; shows a window and returns null where it fails to load. [E-207] */
export const loadAtPress = <Part>(load: () => Promise<Part>): Promise<Part | null> =>
  load().catch(async () => {
    const { dialogs } = await import('./dialogs.ts')
    await dialogs.alert({ text: GENERAL['common.partFailed'] })
    return null
  })
