import { type ComponentType, Component, type ReactNode } from 'react'
import { useLongWait } from '../design/long-wait.ts'
import { Reload } from './Reload.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { GENERAL } from '../../text/ko/general.ts'
import type { Heading } from '../../text/ko/titles.ts'

type LoadingProps = {
  /** The heading of the screen, where it is known. */
  readonly heading?: Heading | undefined
  /** Keeps the room of the heading without showing its words. */
  readonly silent?: boolean
}

/** The place of a screen that is loading: its heading where known, and grey lines; announced only after a while. */
export const ScreenLoading = ({ heading, silent }: LoadingProps) => {
  const late = useLongWait()
  return (
    <main id="main" className={`page flow flow--loading flow--${heading?.layout ?? ''}`} tabIndex={-1} aria-busy="true">
      <div className="flow__main skeleton" aria-hidden="true">
        {heading === undefined || silent ? <span /> : <Phrase as="p" className="skeleton__h" text={heading.words} />}
        <span />
        <span />
      </div>
      <p className="sr" role="status">
        {late && GENERAL['common.loadingData']}
      </p>
    </main>
  )
}

/** The message that a screen could not be loaded or drawn; it is loaded again only when the person asks. [E-207] */
export const ScreenFailed = ({ sentence = GENERAL['common.screenFailed'] }: { readonly sentence?: string }) => (
  <main id="main" className="page flow" tabIndex={-1}>
    <div className="flow__main" role="alert">
      <div className="page-head">
        <h1>{GENERAL['common.alertTitle']}</h1>
        <p>{sentence}</p>
      </div>
      <Reload />
    </div>
  </main>
)

type Props = { readonly children: ReactNode; readonly failed?: ComponentType<{ readonly error: unknown }> }
type State = { readonly error?: unknown }

/** Draws `failed` in place of a screen that throws. Entries are in session storage and restored after a reload. [E-207] */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override render() {
    const { children, failed: Failed = ScreenFailed } = this.props
    return 'error' in this.state ? <Failed error={this.state.error} /> : children
  }
}
