import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'

/** Loads code on a click. If loading fails, shows a dialog and returns null. [E-207] */
export const loadOrShowFailure = <Part>(load: () => Promise<Part>): Promise<Part | null> =>
  load().catch(async () => {
    const { dialogs } = await import('./dialogs.ts')
    await dialogs.alert({ text: EVERY_PAGE_TEXTS['common.partFailed'] })
    return null
  })
