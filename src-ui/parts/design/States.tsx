import { type ReactNode, useEffect } from 'react'
import { fill } from '#ui/text/fill.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import { Actions } from './Actions.tsx'
import { Button } from './Button.tsx'
import { classNames } from './class-names.ts'
import { LinkButton } from './LinkButton.tsx'
import { isLoadingSignShown, useLongWait } from './long-wait.ts'
import { CARD_CLASS } from './Page.tsx'
import { TextWithPhoneLinks } from './PhoneLinks.tsx'
import { Phrase } from './Phrase.tsx'
import { FlatTyre } from './pictures/EmptyOrBroken.tsx'
import { Parcel } from './pictures/Parcel.tsx'
import { ReferenceCodeNote } from './ReferenceCodeNote.tsx'
import { Skeleton } from './Skeleton.tsx'
import styles from './States.module.css'

type EmptyStateProps = {
  readonly title: string
  readonly text: string
  readonly action?: ReactNode
  readonly picture?: ReactNode
  /** The level of the heading of this list. It must be one below the level of the heading above the list. */
  readonly level?: 'h2' | 'h3'
}

/** The text in place of an empty list. It says that the list is empty, what it will contain, and what to do next. */
export const EmptyState = ({ title, text, action, picture, level: Heading = 'h3' }: EmptyStateProps) => (
  <div className={styles.empty}>
    {picture ?? <Parcel />}
    <Heading>
      <Phrase text={title} />
    </Heading>
    <Phrase as="p" text={text} />
    {action}
  </div>
)

/** Retries as soon as the browser is online again, unless an attempt is running. */
const useRetryOnline = (retry: () => void, retrying: boolean): void =>
  useEffect(() => {
    const online = () => retrying || retry()
    addEventListener('online', online)
    return () => removeEventListener('online', online)
  }, [retry, retrying])

/**
 * A failed load: what failed, the number of the help desk, a button that retries, and a link to another page. The
 * message is announced. When the browser is online again, the load is retried without a click. [A-148] [P-303]
 */
export const ErrorState = ({
  text,
  phone,
  note = phone && fill(EVERY_PAGE_TEXTS['error.helpLine'], { phone }),
  requestId,
  retry,
  retrying = false,
  wayOut,
}: {
  readonly text: string
  readonly phone?: string
  /** A line below the message. It replaces the telephone number to call. */
  readonly note?: string | undefined
  /** The id of the failed call in the server's log. */
  readonly requestId?: string | null
  readonly retry: () => void
  readonly retrying?: boolean
  readonly wayOut?: { readonly href: string; readonly words: string }
}) => {
  useRetryOnline(retry, retrying)
  return (
    <div className={styles.empty} role="alert">
      <FlatTyre />
      <Phrase as="h2" text={text} />
      {note !== undefined && (
        <p>
          <TextWithPhoneLinks text={note} />
        </p>
      )}
      <ReferenceCodeNote requestId={requestId} />
      <Actions isCentred>
        <Button icon="refresh" onPress={retry} busy={retrying}>
          {SHARED_BUTTON_TEXTS['common.retry']}
        </Button>
        {wayOut !== undefined && (
          <LinkButton kind="tertiary" href={wayOut.href}>
            {wayOut.words}
          </LinkButton>
        )}
      </Actions>
    </div>
  )
}

/**
 * A loading sign above grey lines that are as high as the expected content. It is shown and announced only after 400
 * ms; immediately if it replaces another loading sign.
 */
export const LoadingState = ({
  text = EVERY_PAGE_TEXTS['common.loadingData'],
  lines = 3,
}: {
  readonly text?: string
  readonly lines?: number
}) => {
  const long = useLongWait(isLoadingSignShown)
  return (
    <div className={classNames(CARD_CLASS, !long && styles.waiting)} role="status" data-waiting={!long || undefined}>
      <p className={styles.loading}>{long && text}</p>
      <Skeleton lines={lines} />
    </div>
  )
}
