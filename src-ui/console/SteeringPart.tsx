import { isRecord } from '#domain/kernel/read-settings'
import { Button } from '../design/Button.tsx'
import { fill } from '../text/fill.ts'
import { CONSOLE_WORDS as T } from '../text/ko/console.ts'
import { change, type PartProps, timeText } from './control.ts'
import { SchemaForm } from './SchemaForm.tsx'
import styles from './console.module.css'

/** A Korean time that was typed as `now`, with its offset as the control takes it. */
const withOffset = (body: unknown): unknown => {
  const time = isRecord(body) && typeof body['now'] === 'string' ? timeText(body['now']) : null
  return time === null ? body : { ...(body as object), now: `${time.replace(' ', 'T')}+09:00` }
}

/** 시계, 방문자, 대기열, 장애, 설정: what stands now, to be changed, and what is often wanted. */
export const SteeringPart = ({ part, state, catalogue: { forms } }: PartProps) => {
  const { schema = {}, ready = {} } = forms[part] ?? {}
  const values: Readonly<Record<string, unknown>> = {
    ...state,
    clock: { freeze: state.frozen },
    settings: state.chosen,
  }
  const word = fill(T.set, { part: T.parts[part][0] })
  const put = (pressed: string, body: unknown) => void change(pressed, 'PUT', `/${part}`, body)
  return (
    <>
      <SchemaForm schema={schema} value={values[part]} word={word} onSend={(body) => put(word, withOffset(body))} />
      {Object.entries(ready).map(([title, bodies]) => (
        <div key={title} className={styles.ready} role="group" aria-label={title}>
          <b>{title}</b>
          {Object.entries(bodies).map(([pressed, body]) => (
            <Button key={pressed} small kind="tertiary" onPress={() => put(pressed, body)}>
              {pressed}
            </Button>
          ))}
        </div>
      ))}
    </>
  )
}
