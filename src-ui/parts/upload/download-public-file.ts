import { Effect } from 'effect'
import { DownloadPublicFile } from '#app/upload/fetch-stored-file'
import { fill } from '#ui/text/fill.ts'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import { SHARED_FAILURE_TEXTS } from '#ui/text/ko/kernel/failures.ts'
import { dialogs } from '../dialog/dialogs.ts'
import { helpDeskPhoneText } from '../help-desk/help-desk.ts'
import { runWithoutLeaveQuestion } from '../page/leave-guard.ts'
import { runEffect } from '../services/run-effect.ts'
import { loadServices } from '../services/services.ts'
import { currentSettings } from '../services/signals.ts'
import { downloadsInFlight } from './downloads-in-flight.ts'

const downloadOrAlert = async (path: string): Promise<void> => {
  const download = (await loadServices()).get(DownloadPublicFile)
  const isDownloaded = await runEffect(
    download(path).pipe(Effect.match({ onSuccess: () => true, onFailure: () => false })),
  )
  if (isDownloaded) return
  const helpLine = fill(EVERY_PAGE_TEXTS['error.helpLine'], { phone: helpDeskPhoneText() })
  await dialogs.alert({ text: SHARED_FAILURE_TEXTS['file.downloadFailed'], helpLine })
}

/**
 * Starts the download of a public file. If the download fails, shows the failure. While a file is being fetched,
 * another call for it does nothing. [E-039] [E-063]
 */
export const downloadPublicFile = async (path: string): Promise<void> => {
  if (downloadsInFlight.peek().includes(path)) return
  downloadsInFlight.value = [...downloadsInFlight.peek(), path]
  await runWithoutLeaveQuestion(() => downloadOrAlert(path)).finally(() => {
    downloadsInFlight.value = downloadsInFlight.peek().filter((pathInFlight) => pathInFlight !== path)
  })
}

/** Starts the download of the payment pledge form. [E-062] [E-063] */
export const downloadPledge = (): Promise<void> => downloadPublicFile(currentSettings.value.pledgePath)
