import { useSignals } from '@preact/signals-react/runtime'
import type { ChangeEvent } from 'react'
import { Button, buttonClass } from '../design/Button.tsx'
import { fill } from '../text/fill.ts'
import { CONSOLE_WORDS as T } from '../text/ko/console.ts'
import { before, change, type PartProps, replace, showOutcome, type State } from './control.ts'
import { SchemaForm } from './SchemaForm.tsx'
import styles from './console.module.css'

const AFRESH = 'afresh'

const FORM = { properties: { world: { title: T.world, type: 'string' } }, required: ['world'] }

const goTo = (world: string) => {
  document.cookie = `world=${world}; path=/; SameSite=Lax`
  before.value = null
  showOutcome(fill(T.done, { word: `${T.goTo} (${world})` }))
}
const goToNew = () => goTo(`world-${crypto.getRandomValues(new Uint32Array(1)).join('')}`)

const load = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
  const [file] = input.files ?? []
  if (file === undefined) return
  try {
    await replace(`${T.load} (${file.name})`, 'PUT', '/snapshot', JSON.parse(await file.text()))
  } catch {
    showOutcome(fill(T.notSnapshot, { name: file.name }), '', true)
  }
  input.value = ''
}

const undo = async () => {
  if (await change(T.undo, 'PUT', '/snapshot', before.peek())) before.value = null
  document.getElementById(AFRESH)?.focus()
}

/** 세계: which one this browser is in, another one, and its state as a whole. */
export const WorldPart = ({ state: { world } }: PartProps) => {
  useSignals()
  return (
    <>
      <SchemaForm schema={FORM} value={{ world }} word={T.goTo} onSend={(entered) => goTo((entered as State).world)}>
        <Button small kind="tertiary" onPress={goToNew}>
          {T.newWorld}
        </Button>
      </SchemaForm>
      <h3>{T.whole}</h3>
      <div className="actions">
        <a
          className={buttonClass({ kind: 'secondary', small: true })}
          href="/__world/snapshot"
          download={`world-${world}.json`}
        >
          {T.save}
        </a>
        <Button id={AFRESH} small kind="danger" onPress={() => void replace(T.afresh, 'DELETE', '')}>
          {T.afresh}
        </Button>
        {before.value !== null && (
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
