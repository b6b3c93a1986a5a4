import type { ReactNode } from 'react'
import { Button, Spinner } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { classNames } from './class-names.ts'
import styles from './FileList.module.css'
import { Phrase } from './Phrase.tsx'
import { Progress } from './Progress.tsx'

const UNIT = 1024

/** The size of a file as people read it: `0B`, `812B`, `340KB`, `2.4MB`. */
export const fileSizeText = (bytes: number): string => {
  if (bytes < UNIT) return `${bytes}B`
  if (bytes < UNIT * UNIT) return `${Math.round(bytes / UNIT)}KB`
  return `${(bytes / UNIT / UNIT).toFixed(1)}MB`
}

/**
 * The state of one file. `ready`: chosen, not sent; `busy`: being sent, with percent; `done`: stored; `failed`: why
 * not.
 */
export type FileState =
  | { readonly is: 'ready'; readonly words: string }
  | { readonly is: 'busy'; readonly percent: number; readonly words: string; readonly progressName: string }
  | { readonly is: 'done'; readonly words: string }
  | { readonly is: 'failed'; readonly words: string }

/** A button of a row: its visible words, and its name with the file for screen readers. */
type FileAct = {
  readonly words: string
  readonly onPress: () => void
  /** Id of the element that gives the reason why it is blocked. */
  readonly blockedBy?: string | null | undefined
}

const ICON = { ready: 'file', done: 'ok', failed: 'alert' } as const

const FileMark = ({ is }: { readonly is: FileState['is'] }) => (is === 'busy' ? <Spinner /> : <Icon name={ICON[is]} />)

/** A preview of the file or an icon, with the mark of its state at the corner. */
const FilePicture = ({ address, is }: { readonly address: string | null; readonly is: FileState['is'] }) => (
  <span className={styles.picture}>
    {address === null ? <Icon name="file" /> : <img src={address} alt="" />}
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
  /** Address of a small picture of the file, null without one; it replaces the icon. */
  readonly picture?: string | null | undefined
  readonly state: FileState
  readonly remove: FileAct
  readonly retry?: FileAct | undefined
}

/**
 * One file: colour, icon and word say where it stands. `size` is written out (`2.4MB`). `remove` is the lone icon at the
 * end (a cross while it is on its way), `retry` stands below after a failure.
 */
export const FileRow = ({ name, size, picture, state, remove, retry }: FileRowProps) => (
  <li className={classNames(styles.file, styles[state.is], picture !== undefined && styles.pictured)} data-file={name}>
    {picture === undefined ? <FileMark is={state.is} /> : <FilePicture address={picture} is={state.is} />}
    <span className={styles.name}>
      {name}
      <span className={styles.meta}>
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
    {state.is === 'busy' && <Progress className={styles.bar} percent={state.percent} label={state.progressName} />}
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

/** The rows of one place for files. */
export const FileList = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <ul className={styles.files} aria-label={label}>
    {children}
  </ul>
)
