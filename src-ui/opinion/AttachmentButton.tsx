import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import type { AgencyFile } from '#domain/upload/stored-file'
import type { FetchFile, FetchFileError } from '#app/upload/read-file'
import { Button } from '../design/Button.tsx'
import { run, type Task, useTask } from '../form/task.ts'
import { sayFailure } from '../session/say-failure.ts'
import { fill } from '../text/fill.ts'
import { DOWNLOAD_ATTACHMENT_MESSAGES, OPINION as T } from '../text/ko/opinion.ts'
import { saveStored } from '../upload/open-pdf.ts'
import look from './opinion.module.css'

/** The name of an attachment; pressing it saves the file under that name. [P-150] [P-165] */
export const AttachmentButton = ({
  file,
  fetchFile,
  phone,
}: {
  readonly file: AgencyFile
  readonly fetchFile: FetchFile
  readonly phone: string
}) => {
  useSignals()
  const [task] = useState(() => signal<Task<FetchFileError>>({ is: 'idle' }))
  useTask(task)
  const { path } = file
  const name = file.name ?? file.storedName ?? T['op.files']
  if (path === null) return name
  const download = async () => {
    const outcome = await run(task, saveStored({ name, path }, fetchFile))
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
