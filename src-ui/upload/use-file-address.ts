import { useEffect } from 'react'
import type { AddressFile, AddressFileError } from '#app/upload/read-file'
import { run, useOwnTask } from '../form/task.ts'
import { showFailure } from '../session/show-failure.ts'
import { FETCH_FILE_MESSAGES } from '../text/ko/upload.ts'

/** The temporary address of a stored file, and how to ask for it again; the end of the session is shown. [A-188] [P-183] */
export const useFileAddress = (path: string, addressFile: AddressFile) => {
  const task = useOwnTask<AddressFileError, string>()
  const ask = async () => {
    const outcome = await run(task, addressFile(path))
    if (outcome.is === 'failed' && outcome.error._tag === 'SessionEnded')
      await showFailure(outcome.error, FETCH_FILE_MESSAGES)
  }
  useEffect(() => {
    void ask()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each file; afterwards by a button
  }, [path])
  return { task, ask } as const
}
