import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import type { DownloadReceipt, DownloadReceiptError } from '#app/proof/download-receipt'
import { Button } from '../design/Button.tsx'
import { run, type Task, useTask } from '../form/task.ts'
import { sayFailure } from '../session/say-failure.ts'
import { fill } from '../text/fill.ts'
import { DOWNLOAD_RECEIPT_MESSAGES, PROOF as T } from '../text/ko/proof.ts'

/** Saves the receipt of one item of a proof. */
export const ReceiptButton = ({
  of,
  about,
  phone,
  downloadReceipt,
}: {
  /** The id of the item. */
  readonly of: string
  /** What the receipt is about, for those who hear the button. */
  readonly about: string
  readonly phone: string
  readonly downloadReceipt: DownloadReceipt
}) => {
  useSignals()
  const [task] = useState(() => signal<Task<DownloadReceiptError>>({ is: 'idle' }))
  useTask(task)
  const download = async () => {
    const outcome = await run(task, downloadReceipt(of, fill(T['receipt.fileName'], { id: of })))
    if (outcome.is === 'failed') await sayFailure(outcome.error, DOWNLOAD_RECEIPT_MESSAGES, { phone })
  }
  return (
    <Button
      kind="tertiary"
      small
      icon="download"
      busy={task.value.is === 'running' && T['receipt.downloading']}
      onPress={() => void download()}
    >
      {T['receipt.download']}
      <span className="sr"> {about}</span>
    </Button>
  )
}
