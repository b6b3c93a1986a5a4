import type { ChangeEvent } from 'react'
import { labelClass } from '#ui/parts/controls/Field.tsx'
import { Actions } from '#ui/parts/design/Actions.tsx'
import { Button, buttonClass } from '#ui/parts/design/Button.tsx'
import { fill } from '#ui/text/fill.ts'
import { CONSOLE_WORDS as T } from '#ui/text/ko/pages-apart/console.ts'
import { type ConsolePartProps, replaceWorldWithUndo, showControlOutcome } from './control.ts'
import { parseJsonOrText, SchemaForm } from './SchemaForm.tsx'
import styles from './console.module.css'

const FORM = { properties: { world: { title: T.world, type: 'string' } } }

const goTo = ({ world = 'default' }: { readonly world?: string }) => {
  document.cookie = `world=${world}; path=/; SameSite=Lax`
  showControlOutcome(fill(T.done, { word: `${T.goTo} (${world})` }))
}

const load = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
  const [file] = input.files ?? []
  if (file === undefined) return
  await replaceWorldWithUndo(`${T.load} (${file.name})`, 'PUT', '/snapshot', parseJsonOrText(await file.text()))
  input.value = ''
}

const goToNew = () => goTo({ world: `world-${crypto.getRandomValues(new Uint32Array(1)).join('')}` })

/** 세계: the world of this browser with its whole state, and a form that switches to another world. */
export const WorldPart = ({ state: { world } }: ConsolePartProps) => (
  <>
    <SchemaForm schema={FORM} value={{ world }} word={T.goTo} onSend={goTo} />
    <Actions>
      <Button small kind="tertiary" onPress={goToNew}>
        {T.newWorld}
      </Button>
    </Actions>
    <h3>{T.whole}</h3>
    <Actions>
      <a
        className={buttonClass({ kind: 'secondary', small: true })}
        href="/__world/snapshot"
        download={`world-${world}.json`}
      >
        {T.save}
      </a>
      <Button small kind="danger" onPress={() => void replaceWorldWithUndo(T.afresh, 'DELETE', '')}>
        {T.afresh}
      </Button>
    </Actions>
    <label>
      <span className={labelClass}>{T.load}</span>
      <input className={styles.file} type="file" accept=".json" onChange={(event) => void load(event)} />
    </label>
  </>
)
