import { type ComponentType, Component, type ReactNode } from 'react'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import { Column, Main } from '../design/Layout.tsx'
import { useLongWait } from '../design/long-wait.ts'
import { PageHead } from '../design/PageHead.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { Skeleton } from '../design/Skeleton.tsx'
import { ReloadButton } from './ReloadButton.tsx'
import styles from './ScreenErrorBoundary.module.css'

type LoadingProps = {
  readonly heading?: string | undefined
  /** True if only the space of the heading is reserved. */
  readonly silent?: boolean
}

/**
 * The placeholder for a screen that is loading: its heading, if known, and grey lines. It is announced only after a
 * while. The style sheet shows the words after a few seconds, because on a slow connection no script runs yet. [D1-905]
 */
export const ScreenLoading = ({ heading, silent }: LoadingProps) => {
  const late = useLongWait()
  return (
    <Main layout="column" busy className={styles.loading}>
      <Column className={styles.column}>
        <Skeleton className={styles.lines}>
          {heading === undefined || silent ? undefined : <Phrase as="p" className={styles.heading} text={heading} />}
        </Skeleton>
      </Column>
      <p className={styles.slow} aria-hidden="true">
        {EVERY_PAGE_TEXTS['common.loadingData']}
      </p>
      <p className="sr" role="status">
        {late && EVERY_PAGE_TEXTS['common.loadingData']}
      </p>
    </Main>
  )
}

/**
 * The message that a screen failed to load or render. The page reloads only when the person clicks the button. [E-207]
 */
export const ScreenFailedMessage = ({
  sentence = EVERY_PAGE_TEXTS['common.screenFailed'],
}: {
  readonly sentence?: string
}) => (
  <Main layout="column">
    <Column role="alert">
      <PageHead title={EVERY_PAGE_TEXTS['common.alertTitle']} lead={sentence} />
      <ReloadButton />
    </Column>
  </Main>
)

type Props = { readonly children: ReactNode; readonly failed?: ComponentType<{ readonly error: unknown }> }
type State = { readonly error?: unknown }

/**
 * Renders `failed` in place of a screen that throws. Entries are in session storage, so a reload restores them. [E-207]
 */
export class ScreenErrorBoundary extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override render() {
    const { children, failed: Failed = ScreenFailedMessage } = this.props
    return 'error' in this.state ? <Failed error={this.state.error} /> : children
  }
}
