import { useSignals } from '@preact/signals-react/runtime'
import { type DragEvent, type InputHTMLAttributes, type ReactNode, useEffect, useState } from 'react'
import { UPLOAD_TEXTS } from '#ui/text/ko/upload/upload.ts'
import { buttonClass, type ButtonStyle } from '../design/Button.tsx'
import { classNames, idList } from '../design/class-names.ts'
import { type IconName, Icon } from '../design/Icon.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { LOCKED_REASON_ID } from '../form/entry-lock.ts'
import { ErrorLine, ErrorText, FieldHint, hintId, messageId, requiredTag } from './FieldMessage.tsx'
import styles from './FileInput.module.css'

/**
 * Makes the page ignore files that are dropped outside an upload field, because the browser would leave the page and
 * open the file. Returns a function that restores the default of the browser. [P-034]
 */
const keepDrops = (): (() => void) => {
  const controller = new AbortController()
  const hold = (event: globalThis.DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  }
  for (const kind of ['dragover', 'drop'] as const) document.addEventListener(kind, hold, { signal: controller.signal })
  return () => controller.abort()
}

/**
 * The file chooser: an input on top of a button. It keeps no value, so that a file that was rejected or removed can be
 * chosen again.
 */
export const FilePickButton = ({
  about,
  words,
  look,
  icon,
  blockedBy = null,
  onFiles,
  className,
  children,
  ...input
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange' | 'onClick'> & {
  /** The purpose of the files, for screen readers. */
  readonly about: string
  readonly words: string
  readonly look: ButtonStyle
  readonly icon?: IconName
  /** The id of the element that says why nothing can be chosen now. */
  readonly blockedBy?: string | null | undefined
  readonly onFiles: (files: readonly File[]) => void
}) => {
  const Place = look.block ? 'div' : 'span'
  return (
    <Place className={classNames(styles.pick, className)}>
      <input
        type="file"
        aria-label={`${about} ${words}`}
        aria-disabled={blockedBy !== null || undefined}
        aria-describedby={blockedBy ?? undefined}
        {...input}
        onClick={(event) => {
          if (blockedBy !== null) event.preventDefault()
        }}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = ''
          if (blockedBy === null && files.length > 0) onFiles(files)
        }}
      />
      <span className={buttonClass(look)} aria-hidden="true">
        {icon && <Icon name={icon} />}
        {words}
      </span>
      {children}
    </Place>
  )
}

/** What a field does with files: which it accepts now, and what was wrong with the last choice. */
type FileChoice = {
  readonly accept: string
  readonly multiple?: boolean
  /** True while a request uses the files, so that nothing can be chosen. */
  readonly isLocked: boolean
  readonly onFiles: (files: readonly File[]) => void
  /** The messages about the last choice of files, which are announced. */
  readonly problems?: readonly string[]
  /** Why the rules of the form refuse the files. It is shown with `problems`, but announced elsewhere. */
  readonly refusal: string | null
}

export type FileInputProps = {
  readonly id: string
  readonly title: string
  readonly level?: 'h2' | 'h3' | undefined
  /** True if only screen readers get the title. */
  readonly isTitleHidden?: boolean
  readonly isRequired: boolean
  /** The tag beside the title, in place of `필수`. */
  readonly must?: string | undefined
  /** A tag beside the title which says that files are optional. */
  readonly optionalTag?: string | undefined
  /** `3개` or `3개 / 10개`. */
  readonly count?: string | undefined
  /** The label of the button: `파일 선택`, `파일 추가`, `파일 변경`. */
  readonly words: string
  /** What the button says about dropping files on it. */
  readonly dropWords: string
  readonly choice: FileChoice
  /** What the files are, above the buttons. */
  readonly about?: string | undefined
  /** Which files are accepted, below the buttons. */
  readonly hint?: string | undefined
  /** Further notes below the hint. */
  readonly note?: ReactNode
  readonly children?: ReactNode
}

/**
 * An upload field in which files can be chosen, or dropped with a mouse. It keeps no files: it passes every choice to
 * `onFiles`, and `children` renders the accepted files as rows (`FileRow`). Rejected files are listed below with their
 * reasons, and change nothing.
 */
export const FileInput = ({
  id,
  title,
  level: Heading = 'h3',
  isTitleHidden = false,
  isRequired,
  must = requiredTag(isRequired),
  optionalTag,
  count,
  words,
  dropWords,
  choice: { accept, multiple = false, isLocked, onFiles, problems = [], refusal },
  about,
  hint,
  note,
  children,
}: FileInputProps) => {
  useSignals()
  const [isDragOver, setOver] = useState(false)
  useEffect(keepDrops, [])
  const blockedBy = isLocked ? LOCKED_REASON_ID : null
  const isEmpty = !children
  const sentences = refusal === null ? problems : [...problems, refusal]
  const isRefused = sentences.length > 0
  const hold = (event: DragEvent) => {
    if (isLocked || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    setOver(false)
    if (isLocked || event.dataTransfer.files.length === 0) return
    event.preventDefault()
    onFiles(multiple ? [...event.dataTransfer.files] : [...event.dataTransfer.files].slice(0, 1))
  }
  const aboutId = `${id}-about`
  const describedBy = idList(
    about !== undefined && aboutId,
    hint !== undefined && hintId(id),
    isRefused && messageId(id),
    blockedBy,
  )
  // On a phone these are tiles while the field is empty, and buttons afterwards. [D2-440]
  const buttonStyle: ButtonStyle = { kind: 'secondary', block: true, className: isEmpty ? styles.tile : styles.button }
  const both = { about: title, look: buttonStyle, blockedBy, onFiles }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is an alternative to the input
    <div
      className={classNames(styles.field, isDragOver && styles.over)}
      role="group"
      aria-labelledby={`${id}-title`}
      onDragOver={hold}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={styles.head}>
        <Heading id={`${id}-title`} className={isTitleHidden ? 'sr' : undefined} data-must={must}>
          {title}
          {optionalTag !== undefined && <span className={styles.optional}>{optionalTag}</span>}
        </Heading>
        {count !== undefined && (
          <span className={`small ${styles.count}`} data-count>
            {count}
          </span>
        )}
      </div>
      {about !== undefined && <Phrase as="p" id={aboutId} className={styles.about} text={about} />}
      {children}
      <div className={styles.picks}>
        {/* It is shown if the device probably has a camera: with a touch pointer, or in a narrow window. [P-308]
           [D3-104] */}
        <FilePickButton
          {...both}
          words={UPLOAD_TEXTS['file.camera']}
          icon="camera"
          className={styles.camera}
          accept="image/*"
          capture="environment"
        />
        <FilePickButton
          {...both}
          id={id}
          words={words}
          icon={isEmpty ? 'up' : multiple ? 'plus' : 'refresh'}
          accept={accept}
          multiple={multiple}
          className={styles.drop}
          aria-describedby={describedBy || undefined}
          aria-invalid={isRefused}
          required={isRequired}
        >
          <Phrase as="span" className={styles.words} aria-hidden="true" text={dropWords} />
        </FilePickButton>
      </div>
      {isRefused && (
        <ErrorLine id={messageId(id)} role={problems.length > 0 ? 'alert' : undefined}>
          <ErrorText text={sentences.join('\n')} />
        </ErrorLine>
      )}
      <FieldHint id={id} text={hint} />
      {note}
    </div>
  )
}
