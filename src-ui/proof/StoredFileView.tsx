import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import type { AddressFile, AddressFileError } from '#app/upload/read-file'
import { Button } from '../design/Button.tsx'
import { dialogs } from '../design/dialogs.ts'
import { LinkButton } from '../design/LinkButton.tsx'
import { DialogBody } from '../design/ModalHolder.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { run, type Task, useTask } from '../form/task.ts'
import { sayFailure } from '../session/say-failure.ts'
import { GENERAL } from '../text/ko/general.ts'
import { WORDS } from '../text/ko/words.ts'
import { ADDRESS_FILE_MESSAGES, PROOF as T } from '../text/ko/proof.ts'
import look from './proof.module.css'
import type { ShownFile } from './proof-rows.ts'

/** The picture at its own size, until the window is closed. */
const openFullImage = (file: ShownFile, address: string) =>
  dialogs.open<void>({
    title: T['image.title'],
    cancelled: undefined,
    render: () => (
      <DialogBody>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <div className={look.full} role="region" aria-label={file.name} tabIndex={0}>
          <img src={address} alt={file.name} />
        </div>
      </DialogBody>
    ),
  })

const Picture = ({ file, address }: { readonly file: ShownFile; readonly address: string }) => {
  const [unreadable, setUnreadable] = useState(false)
  return unreadable ? (
    <>
      <p className="small">
        <Phrase text={T['file.noPreview']} />
      </p>
      <LinkButton kind="tertiary" small icon="open" href={address} newTab>
        {T['proof.openFile']}
      </LinkButton>
    </>
  ) : (
    <button
      className={look.thumb}
      type="button"
      aria-haspopup="dialog"
      aria-label={`${T['image.title']} ${file.name}`}
      onClick={() => void openFullImage(file, address)}
    >
      <img src={address} alt="" onError={() => setUnreadable(true)} />
    </button>
  )
}

/** A file of a proof: a picture is shown, anything else can be opened. Its address is asked for when it is looked at. */
export const StoredFileView = ({
  file,
  addressFile,
}: {
  readonly file: ShownFile
  readonly addressFile: AddressFile
}) => {
  useSignals()
  const [task] = useState(() => signal<Task<AddressFileError, string>>({ is: 'idle' }))
  useTask(task)
  const ask = async () => {
    const outcome = await run(task, addressFile(file.path))
    if (outcome.is === 'failed' && outcome.error._tag === 'SessionEnded')
      await sayFailure(outcome.error, ADDRESS_FILE_MESSAGES)
  }
  useEffect(() => {
    void ask()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each file; afterwards by the button
  }, [file.path])
  const state = task.value
  return (
    <div className={look.file}>
      <span className={look.fileName}>{file.name}</span>
      {state.is === 'done' ? (
        file.picture ? (
          <Picture file={file} address={state.value} />
        ) : (
          <LinkButton kind="tertiary" small icon="open" href={state.value} newTab>
            {T['proof.openFile']}
            <span className="sr"> {file.name}</span>
          </LinkButton>
        )
      ) : state.is === 'failed' ? (
        <>
          <p className="small" role="status">
            <Phrase text={ADDRESS_FILE_MESSAGES.DownloadFailed.text} />
          </p>
          <Button kind="tertiary" small icon="refresh" onPress={() => void ask()}>
            {WORDS['common.retry']}
            <span className="sr"> {file.name}</span>
          </Button>
        </>
      ) : (
        <p className="small" role="status">
          {GENERAL['common.loadingData']}
        </p>
      )}
    </div>
  )
}
