import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '#tools/programs/root'
import { SCREEN_LAYERS, filesIn } from '#tools/sources/layer-files'

const COMPONENTS = filesIn(SCREEN_LAYERS).filter((file) => /(?<!\.test)\.tsx$/.test(file))

/** Finds the imports of CSS modules: the name of the object with the classes, and the path of the sheet. */
const IMPORTS = /import (\w+) from '(\.[^']*\.module\.css)'/g

/** Returns `component class` for each class that a component uses but its sheet does not define. */
const undefinedClasses = (component: string): readonly string[] => {
  const source = readFileSync(join(ROOT, component), 'utf8')
  const body = source.replaceAll(/^import [^;]*? from '.*'$/gm, '')
  return [...source.matchAll(IMPORTS)].flatMap(([, styles = '', path = '']) => {
    const sheet = readFileSync(join(ROOT, dirname(component), path), 'utf8')
    const definedClasses = new Set([...sheet.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name))
    const usedClasses = [...body.matchAll(new RegExp(`(?<![\\w.'])${styles}\\.(\\w+)`, 'g'))].map(([, name]) => name)
    return usedClasses.filter((name) => !definedClasses.has(name)).map((name) => `${component} ${name}`)
  })
}

describe('the classes of a component', () => {
  // A class without a rule compiles, and its element silently has no style.
  it('[E-200] all have a rule in the sheet that the component imports', () => {
    expect(COMPONENTS.length).toBeGreaterThan(100)
    expect(COMPONENTS.flatMap(undefinedClasses)).toEqual([])
  })
})
