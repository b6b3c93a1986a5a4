import type { ReactNode } from 'react'
import { Button, Spinner } from './Button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import { Phrase } from './Phrase.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import styles from './FileList.module.css'

const UNIT = 1024

/** Formats the size of a file as `0B`, `812B`, `340KB` or `2.4MB`. */
export const formatFileSize = (bytes: number): string => {
  if (bytes < UNIT) return `${bytes}B`
  if (bytes < UNIT * UNIT) return `${Math.round(bytes / UNIT)}KB`
  return `${(bytes / UNIT / UNIT).toFixed(1)}MB`
}

/**
 * The state of one file, with the words for it. `ready`: the file is chosen but not sent. `busy`: the file is being
 * sent; `percent` of it has been sent. `done`: the file is stored. `failed`: the file could not be sent, and the words
 * say why.
 */
export type FileState =
  | { readonly is: 'ready'; readonly words: string }
  | { readonly is: 'busy'; readonly percent: number; readonly words: string; readonly progressName: string }
  | { readonly is: 'done'; readonly words: string }
  | { readonly is: 'failed'; readonly words: string }

/**
 * A button in the row of a file. `words` is its visible label. Its accessible name contains the name of the file, too.
 */
type FileAct = {
  readonly words: string
  readonly onPress: () => void
  /** The id of the element that says why the button is blocked. */
  readonly blockedBy?: string | null | undefined
}

const ICON = { ready: 'file', done: 'ok', failed: 'alert' } as const

const FileMark = ({ is }: { readonly is: FileState['is'] }) => (is === 'busy' ? <Spinner /> : <Icon name={ICON[is]} />)

/** A preview of the file or, if there is none, an icon. A second icon in the corner shows the state of the file. */
const FilePicture = ({ url, is }: { readonly url: string | null; readonly is: FileState['is'] }) => (
  <span className={styles.picture}>
    {url === null ? <Icon name="file" /> : <img src={url} alt="" />}
    {is !== 'ready' && (
      <span className={styles.mark}>
        <FileMark is={is} />
      </span>
    )}
  </span>
)

type FileRowProps = {
  readonly name: string
  readonly size: string
  /** The URL of the preview that replaces the icon; null if there is no preview. */
  readonly picture?: string | null
  readonly state: FileState
  readonly remove: FileAct
  readonly retry?: FileAct | undefined
}

/**
 * The row of one file. Colour, icon and words show the state of the file. `size` is already formatted (`2.4MB`). The
 * icon at the end of the row calls `remove` (during the upload, the icon is a cross). After a failure, the button below
 * calls `retry`.
 */
export const FileRow = ({ name, size, picture, state, remove, retry }: FileRowProps) => (
  <li className={classNames(styles.file, styles[state.is], picture !== undefined && styles.pictured)} data-file={name}>
    {picture === undefined ? <FileMark is={state.is} /> : <FilePicture url={picture} is={state.is} />}
    <span className={styles.name}>
      {/* Prevents a file name with a text-direction character from reversing the rest of the line. */}
      <bdi>{name}</bdi>
      <span className={`small ${styles.meta}`}>
        {size}
        {' · '}
        <Phrase as="span" className={styles.state} text={state.words} />
      </span>
    </span>
    <Button
      kind="icon"
      icon={state.is === 'busy' ? 'x' : 'trash'}
      label={remove.words}
      onPress={remove.onPress}
      blockedBy={remove.blockedBy}
    />
    {state.is === 'busy' && <ProgressBar className={styles.bar} percent={state.percent} label={state.progressName} />}
    {retry && (
      <span className={styles.retry}>
        <Button kind="tertiary" small icon="refresh" onPress={retry.onPress} blockedBy={retry.blockedBy}>
          {retry.words}
          <span className="sr"> {name}</span>
        </Button>
      </span>
    )}
  </li>
)

export const FileList = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <ul className={styles.files} aria-label={label}>
    {children}
  </ul>
)
