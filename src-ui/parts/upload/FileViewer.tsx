import type { ReadonlySignal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useState } from 'react'
import type { ServicesOf } from '#app/kernel/token'
import {
  FetchImageAsJpeg,
  FindStoredFileUrl,
  FetchStoredFile,
  type FetchStoredFileError,
} from '#app/upload/fetch-stored-file'
import type { PreviewKind } from '#domain/upload/evidence-file'
import { fill } from '#ui/text/fill.ts'
import { COMPONENT_TEXTS } from '#ui/text/ko/kernel/components.ts'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import { FETCH_STORED_FILE_MESSAGES, UNSHOWN_IMAGE_SENTENCES, UPLOAD_TEXTS as T } from '#ui/text/ko/upload/upload.ts'
import { Button } from '../design/Button.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { DialogActions, DialogBody } from '../dialog/DialogParts.tsx'
import { dialogs } from '../dialog/dialogs.ts'
import { showFailure } from '../failure/show-failure.ts'
import { makeTaskState, runLoad, runTask, type TaskState } from '../task/task.ts'
import { openPdf, saveStoredFile, type OpenPdfOutcome, useDecodedImage, useFileUrl } from './file-viewer.model.ts'
import styles from './upload.module.css'

/** A stored file to show: the name to display, the path for the download request, and the type. */
export type ViewedFile = { readonly name: string; readonly path: string; readonly kind: PreviewKind }

export const FILE_VIEWER_SERVICES = {
  findFileUrl: FindStoredFileUrl,
  fetchFile: FetchStoredFile,
  decodeStoredImage: FetchImageAsJpeg,
} as const
export type FileViewerServices = ServicesOf<typeof FILE_VIEWER_SERVICES>

/** The page that shows a file. Each page has its own message about a failure. [P-183] [P-185] */
export type FileViewingPage = keyof typeof UNSHOWN_IMAGE_SENTENCES

/** The words that a page has in the dialog: its title, and a sentence about the file. [P-109] */
type FileViewerWords = {
  readonly title?: string
  readonly about?: { readonly heading: string; readonly text: string } | null | undefined
}

const ViewerNote = ({ about }: Pick<FileViewerWords, 'about'>) =>
  about && (
    <p className={styles.about}>
      <b>{about.heading}</b> <Phrase text={about.text} />
    </p>
  )

const showFetchFailure = async (error: FetchStoredFileError, text: string) => {
  if (error._tag === 'SessionEnded') return showFailure(error, FETCH_STORED_FILE_MESSAGES)
  return dialogs.alert({ text })
}

/**
 * Opens the picture in a second, larger dialog: fitted to the width of the dialog, or in its original size. Closing
 * this dialog returns to the first one. [P-108]
 */
const openFullSize = (name: string, url: string) =>
  dialogs.open<void>({
    title: fill(T['file.fullSize'], { name }),
    cancelled: undefined,
    render: (answer) => <FullSize name={name} url={url} onClose={() => answer(undefined)} />,
  })

const FullSize = ({
  name,
  url,
  onClose,
}: {
  readonly name: string
  readonly url: string
  readonly onClose: () => void
}) => {
  const [large, setLarge] = useState(false)
  return (
    <>
      <DialogBody>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard */}
        <div className={large ? styles.full : styles.fitted} role="region" aria-label={name} tabIndex={0}>
          <img src={url} alt={name} />
        </div>
      </DialogBody>
      <DialogActions>
        <Button kind="tertiary" icon={large ? 'search' : 'plus'} onPress={() => setLarge(!large)} pressed={large}>
          {large ? T['file.zoomOut'] : T['file.zoomIn']}
        </Button>
        <Button onPress={onClose}>{EVERY_PAGE_TEXTS['common.close']}</Button>
      </DialogActions>
    </>
  )
}

const Picture = ({
  file,
  services,
  page,
}: {
  readonly file: ViewedFile
  readonly services: FileViewerServices
  readonly page: FileViewingPage
}) => {
  useSignals()
  const { task } = useFileUrl(file.path, services.findFileUrl)
  const { decoded, onError } = useDecodedImage(file, services.decodeStoredImage)
  const state = task.value
  if (state.is === 'failed' || decoded === 'unreadable')
    return (
      <Phrase
        as="p"
        role="alert"
        text={UNSHOWN_IMAGE_SENTENCES[page][state.is === 'failed' ? 'notFetched' : 'unreadable']}
      />
    )
  if (state.is !== 'done' || decoded === 'working') return <p role="status">{EVERY_PAGE_TEXTS['common.loadingData']}</p>
  const url = decoded === 'none' ? state.value : decoded.url
  return (
    <button
      className={styles.picture}
      type="button"
      aria-haspopup="dialog"
      aria-label={fill(T['file.fullSize'], { name: file.name })}
      onClick={() => void openFullSize(file.name, url)}
    >
      <img src={url} alt={file.name} onError={onError} />
    </button>
  )
}

const openFile = (file: ViewedFile, { title, about }: FileViewerWords, content: ReactNode, more?: ReactNode) =>
  dialogs.open<void>({
    title: title ?? T['file.viewTitle'],
    cancelled: undefined,
    render: (answer) => (
      <>
        <DialogBody>
          <div className={styles.view}>
            <p className={styles.name}>{file.name}</p>
            <ViewerNote about={about} />
            {content}
          </div>
        </DialogBody>
        <DialogActions>
          {more}
          <Button onPress={() => answer(undefined)}>{EVERY_PAGE_TEXTS['common.confirm']}</Button>
        </DialogActions>
      </>
    ),
  })

/**
 * Opens the PDF immediately. Also opens a dialog that shows the name of the PDF and can open it again. [P-108] [P-184]
 */
const openPdfFile = async (file: ViewedFile, services: FileViewerServices, words: FileViewerWords): Promise<void> => {
  const task = makeTaskState<FetchStoredFileError, OpenPdfOutcome>()
  const open = async () => {
    const outcome = await runLoad(task, openPdf(file, services.fetchFile))
    if (outcome.is === 'failed') await showFetchFailure(outcome.error, T['file.pdfUnreadable'])
  }
  const opening = open()
  await openFile(
    file,
    words,
    <PdfState task={task} />,
    <Button kind="tertiary" icon="open" onPress={() => void open()}>
      {T['file.openPdf']}
    </Button>,
  )
  await opening
}

const PDF_WORDS: Readonly<Record<OpenPdfOutcome, string>> = {
  window: T['file.pdfAgain'],
  saved: COMPONENT_TEXTS['common.done'],
  blocked: T['file.pdfBlocked'],
}

const pdfWords = (state: TaskState<FetchStoredFileError, OpenPdfOutcome>): string => {
  if (state.is === 'failed') return T['file.pdfUnreadable']
  if (state.is === 'running') return EVERY_PAGE_TEXTS['common.loadingData']
  return state.is === 'done' ? PDF_WORDS[state.value] : T['file.pdfAgain']
}

const PdfState = ({ task }: { readonly task: ReadonlySignal<TaskState<FetchStoredFileError, OpenPdfOutcome>> }) => {
  useSignals()
  return <Phrase as="p" role="status" text={pdfWords(task.value)} />
}

/**
 * Shows a submitted file: an image in a dialog with a full-size view, a PDF in a browser window. Any other file is
 * saved. Must be called in a click handler, because the window of a PDF opens immediately. Resolves when the dialog is
 * closed. [P-108] [P-185]
 */
export const openStoredFile = async (
  file: ViewedFile,
  services: FileViewerServices,
  page: FileViewingPage,
  words: FileViewerWords = {},
): Promise<void> => {
  if (file.kind === 'image') return openFile(file, words, <Picture file={file} services={services} page={page} />)
  if (file.kind === 'pdf') return openPdfFile(file, services, words)
  const outcome = await runTask(makeTaskState<FetchStoredFileError>(), saveStoredFile(file, services.fetchFile))
  if (outcome.is === 'failed') await showFetchFailure(outcome.error, T['file.processing'])
}
