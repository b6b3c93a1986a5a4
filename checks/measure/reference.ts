// Bare React pages, built by the same tools in the same run. Every figure of the pages is compared with them.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { ROOT } from '#tools/programs/root'

const HTML = `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>기준</title></head><body><div id="root"></div><script type="module" src="./main.jsx"></script></body></html>`
const scriptOf = (app: string) => `import { StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
${app}
createRoot(document.querySelector('#root')).render(<StrictMode><App /></StrictMode>)
`

const PAGES = {
  // Four links, rendered in the browser.
  links: `const App = () => {
  const [path, go] = useState(location.pathname)
  const follow = (event) => { event.preventDefault(); history.pushState(null, '', event.currentTarget.pathname); go(location.pathname) }
  return path === '/'
    ? <main><h1>기준 화면</h1>{['/a', '/b', '/c', '/d'].map((to) => <p key={to}><a href={to} onClick={follow}>{to}</a></p>)}</main>
    : <main><h1>다음 화면</h1><p>{path}</p></main>
}`,
  // A bundle with four links. The page that they open is in its own chunk, as the documentation of routers recommends.
  chunks: `import { lazy, Suspense } from 'react'
const Next = lazy(() => import('./next.jsx'))
const App = () => {
  const [path, go] = useState(location.pathname)
  const follow = (event) => { event.preventDefault(); history.pushState(null, '', event.currentTarget.pathname); go(location.pathname) }
  return path === '/'
    ? <main><h1>기준 화면</h1>{['/a', '/b', '/c', '/d'].map((to) => <p key={to}><a href={to} onClick={follow}>{to}</a></p>)}</main>
    : <Suspense fallback={<main aria-busy="true" />}><Next path={path} /></Suspense>
}`,
  // A form with as many fields as `?fields=` says; one state object holds them all.
  form: `const NAMES = Array.from({ length: Number(new URLSearchParams(location.search).get('fields')) }, (_, index) => 'field' + index)
const check = (value) => (value.trim() === '' ? '입력해주세요.' : value.length > 60 ? '60자까지 입력할 수 있습니다.' : null)
const App = () => {
  const [values, set] = useState(Object.fromEntries(NAMES.map((name) => [name, ''])))
  const left = NAMES.filter((name) => check(values[name]) !== null).length
  return <main><h1>기준 양식</h1>{NAMES.map((name) => <div key={name}>
    <label htmlFor={name}>{name}</label>
    <input id={name} value={values[name]} aria-describedby={name + '-e'} aria-invalid={check(values[name]) !== null}
      onChange={(event) => set({ ...values, [name]: event.target.value })} />
    <p id={name + '-e'}>{check(values[name])}</p></div>)}<p>{left}</p></main>
}`,
  // Fetches every URL in /data/list.json and shows the answers. /ctn-mttr shows no answer, because the measured
  // navigation starts there.
  data: `const Data = () => {
  const [answers, set] = useState(null)
  useEffect(() => {
    void fetch('/data/list.json').then((list) => list.json())
      .then((paths) => Promise.all(paths.map((path) => fetch(path).then((answer) => answer.json())))).then(set)
  }, [])
  return answers === null ? <main aria-busy="true" /> : <main><h1>기준 화면</h1>{answers.map((answer, i) => <pre key={i}>{JSON.stringify(answer)}</pre>)}</main>
}
const App = () => {
  const [path, go] = useState(location.pathname)
  history.pushState = (...state) => { History.prototype.pushState.apply(history, state); go(location.pathname) }
  return path === '/ctn-mttr' ? <main><h1>기준</h1></main> : <Data />
}`,
}

type ReferenceName = keyof typeof PAGES

const NEXT = `export default ({ path }) => <main><h1>다음 화면</h1><p>{path}</p></main>
`

/** Returns the transferred size of a file, in bytes. */
export const brotliSize = (bytes: string | Uint8Array): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** Builds one of the pages; returns the files of its folder: `[name, bytes]`. */
export const buildReferencePage = async (name: ReferenceName): Promise<readonly (readonly [string, Buffer])[]> => {
  const place = join(ROOT, 'node_modules/.measure', name)
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, 'index.html'), HTML)
  writeFileSync(join(place, 'main.jsx'), scriptOf(PAGES[name]))
  writeFileSync(join(place, 'next.jsx'), NEXT)
  // Loaded only here, because a program that prints only its help would spend most of its time loading them.
  const [{ build }, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')])
  await build({
    configFile: false,
    root: place,
    logLevel: 'error',
    plugins: [react()],
    build: { target: 'es2022', modulePreload: { polyfill: false }, reportCompressedSize: false },
  })
  const files = readdirSync(join(place, 'dist'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => extname(file) !== '',
  )
  return files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(place, 'dist', file))] as const)
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
}

/**
 * Serves one of the pages, compressed, until this process ends, and returns its URL; `answers` are bodies in JSON that
 * the page fetches.
 */
export const serveReferencePage = async (name: ReferenceName, answers: readonly string[] = []): Promise<string> => {
  const data = answers.map((body, index) => [`/data/${index}.json`, body] as const)
  const list = ['/data/list.json', JSON.stringify(data.map(([address]) => address))] as const
  const files = (await buildReferencePage(name)).map(([file, bytes]) => [`/${file}`, bytes] as const)
  const bodies = new Map<string, Buffer>(
    [...files, list, ...data].map(([path, body]) => [path, brotliCompressSync(body)]),
  )
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://reference')
    const path = bodies.has(pathname) ? pathname : '/index.html'
    const headers = { 'content-encoding': 'br', 'cache-control': 'no-cache' }
    response.writeHead(200, { ...headers, 'content-type': TYPES[extname(path)] }).end(bodies.get(path))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
