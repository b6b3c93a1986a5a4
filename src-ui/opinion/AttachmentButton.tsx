import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import type { StoredFile } from '#domain/proof/proof'
import type { FetchFile, FetchFileError } from '#app/upload/fetch-file'
import { Button } from '../design/Button.tsx'
import { run, type Task, useTask } from '../form/task.ts'
import { sayFailure } from '../session/say-failure.ts'
import { fill } from '../text/fill.ts'
import { DOWNLOAD_ATTACHMENT_MESSAGES, OPINION as T } from '../text/ko/opinion.ts'
import { saveStored } from '../upload/open-pdf.ts'
import look from './opinion.module.css'

/** The name of an attachment; pressing it saves the file under that name. [P-150] [P-165] */
export const AttachmentButton = ({
  file: { filePath, originlFileNm, savedFileNm },
  fetchFile,
  phone,
}: {
  readonly file: StoredFile
  readonly fetchFile: FetchFile
  readonly phone: string
}) => {
  useSignals()
  const [task] = useState(() => signal<Task<FetchFileError>>({ is: 'idle' }))
  useTask(task)
  const name = originlFileNm ?? savedFileNm ?? T['op.files']
  if (filePath === null) return name
  const download = async () => {
    const outcome = await run(task, saveStored({ name, path: filePath }, fetchFile))
    if (outcome.is === 'failed') await sayFailure(outcome.error, DOWNLOAD_ATTACHMENT_MESSAGES, { phone })
  }
  return (
    <Button
      kind="text"
      small
      icon="download"
      className={look['file']}
      label={fill(T['op.download'], { name })}
      busy={task.value.is === 'running'}
      onPress={() => void download()}
    >
      {name}
    </Button>
  )
}
