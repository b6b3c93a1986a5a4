import { WORDS } from '../text/ko/words.ts'
import { Icon } from './Icon.tsx'

/** The steps of the application, as the rail and the line name them. */
export const APPLICATION_STEPS = ['사업자 확인', '본인인증', '정보 동의', '신청정보 입력'] as const

/**
 * Where one is: a rail beside the form from 1024 px, below that one line with a bar. `current` counts from 1. The list is
 * the same in both, so that a screen reader hears the same.
 */
export const StepRail = ({
  label = '신청 단계',
  steps = APPLICATION_STEPS,
  current,
}: {
  readonly label?: string
  readonly steps?: readonly string[]
  readonly current: number
}) => (
  <div className="rail">
    <nav className="steps" aria-label={label}>
      <p className="steps__now" aria-hidden="true">
        <b>
          {current}/{steps.length} 단계
        </b>{' '}
        · {steps[current - 1]}
      </p>
      <ol className="steps__list">
        {steps.map((name, index) => {
          const done = index + 1 < current
          return (
            <li
              key={name}
              className={done ? 'steps__item is-done' : 'steps__item'}
              aria-current={index + 1 === current ? 'step' : undefined}
            >
              <span className="steps__dot" aria-hidden="true">
                {done ? <Icon name="check" /> : index + 1}
              </span>
              <span className="steps__name">
                {name}
                {done && <span className="sr"> {WORDS['common.done']}</span>}
              </span>
            </li>
          )
        })}
      </ol>
    </nav>
  </div>
)
