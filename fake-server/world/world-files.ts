import { readFileSync } from 'node:fs'

/** The files of the console page, by address; read when they are asked for. */
export const WORLD_FILES = {
  '/__world': { file: 'console/console.html', type: 'text/html; charset=utf-8' },
  '/__world/console.js': { file: 'console/console.js', type: 'text/javascript; charset=utf-8' },
  '/__world/console.css': { file: 'console/console.css', type: 'text/css; charset=utf-8' },
  '/__world/enter.js': { file: 'console/enter.js', type: 'text/javascript; charset=utf-8' },
} as const

export const readWorldFile = ({ file }: { readonly file: string }): string =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
