import { readFileSync } from 'node:fs'

/** The scripts of the console page; they import each other by their names. */
const SCRIPTS = [
  'console',
  'dom',
  'faults',
  'journal',
  'officer',
  'personas',
  'queue',
  'server',
  'settings',
  'steering',
  'time',
  'world',
]

const SCRIPT = 'text/javascript; charset=utf-8'

type WorldFile = { readonly file: string; readonly type: string }

/** The files of the console page, by address; read when they are asked for. */
export const WORLD_FILES: Readonly<Record<string, WorldFile>> = {
  '/__world': { file: 'console/console.html', type: 'text/html; charset=utf-8' },
  '/__world/console.css': { file: 'console/console.css', type: 'text/css; charset=utf-8' },
  '/__world/enter.js': { file: 'console/enter.js', type: SCRIPT },
  ...Object.fromEntries(
    SCRIPTS.map((name) => [`/__world/console/${name}.js`, { file: `console/${name}.js`, type: SCRIPT }]),
  ),
}

export const readWorldFile = ({ file }: WorldFile): string => readFileSync(new URL(file, import.meta.url), 'utf8')
