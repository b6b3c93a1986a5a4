import { Effect } from 'effect'
import { DownloadFile } from '#app/upload/download-file'
import { dialogs } from '../design/dialogs.ts'
import { services } from '../services.ts'
import { chosen } from '../settings-signals.ts'
import { GENERAL } from '../text/ko/general.ts'

/** Starts the download of the payment pledge form; says so if it fails, and opens nothing then. [E-062] [E-063] */
export const downloadPledge = async (): Promise<void> => {
  const download = (await services()).get(DownloadFile)
  const went = await Effect.runPromise(
    download(chosen.value.pledgePath).pipe(Effect.match({ onSuccess: () => true, onFailure: () => false })),
  )
  if (!went) await dialogs.alert({ text: GENERAL['file.downloadFailed'] })
}
