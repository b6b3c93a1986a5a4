import { Effect } from 'effect'
import { DownloadFile } from '#app/upload/download-file'
import { dialogs } from '../design/dialogs.ts'
import { services } from '../services.ts'
import { GENERAL } from '../text/ko/general.ts'

/** Starts the download of a file that everybody may have; says so if it fails, and opens nothing then. [E-039] [E-063] */
export const downloadPublicFile = async (path: string): Promise<void> => {
  const download = (await services()).get(DownloadFile)
  const went = await Effect.runPromise(
    download(path).pipe(Effect.match({ onSuccess: () => true, onFailure: () => false })),
  )
  if (!went) await dialogs.alert({ text: GENERAL['file.downloadFailed'] })
}
