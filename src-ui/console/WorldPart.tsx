import { useSignals } from '@preact/signals-react/runtime'
import type { ChangeEvent } from 'react'
import { Button } from '../design/Button.tsx'
import { fill } from '../text/fill.ts'
import { CONSOLE_WORDS as T } from '../text/ko/console.ts'
import type { PartProps } from './control.ts'
import { CallForm } from './Fields.tsx'
import styles from './console.module.css'

const AFRESH = 'afresh'

/** 세계: which one this browser is in, another one, and its state as a whole. */
export const WorldPart = ({ control, state: { world } }: PartProps) => {
  useSignals()
  const load = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? []
    if (file === undefined) return
    try {
      await control.replace(`${T.load} (${file.name})`, 'PUT', '/snapshot', JSON.parse(await file.text()))
    } catch {
      control.say(fill(T.notSnapshot, { name: file.name }), '', true)
    }
    input.value = ''
  }
  const newWorld = () => control.goTo(`world-${crypto.getRandomValues(new Uint32Array(1)).join('')}`)
  const undo = async () => {
    await control.undo()
    document.getElementById(AFRESH)?.focus()
  }
  return (
    <>
      <CallForm
        example={{ world }}
        about={{ world: { label: T.world } }}
        word={T.goTo}
        onSend={(entered) => control.goTo(entered.world)}
      >
        <Button small kind="tertiary" onPress={newWorld}>
          {T.newWorld}
        </Button>
      </CallForm>
      <h3>{T.whole}</h3>
      <div className="actions">
        <a className="btn btn--secondary btn--m" href="/__world/snapshot" download={`world-${world}.json`}>
          {T.save}
        </a>
        <Button id={AFRESH} small kind="danger" onPress={() => void control.replace(T.afresh, 'DELETE', '')}>
          {T.afresh}
        </Button>
        {control.before.value !== null && (
          <Button small kind="tertiary" onPress={() => void undo()}>
            {T.undo}
          </Button>
        )}
      </div>
      <label>
        <span className="field__label">{T.load}</span>
        <input className={styles.file} type="file" accept=".json" onChange={(event) => void load(event)} />
      </label>
    </>
  )
}
