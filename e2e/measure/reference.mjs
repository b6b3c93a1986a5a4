// The reference that every figure stands beside: a React page without anything else, built by the same tools in the same
// run. `/` draws four links in the browser, `/form?fields=30` is a form of that many fields with one state for all of them.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const folder = join(root, 'node_modules/.measure')

const HTML = `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>기준</title></head><body><div id="root"></div><script type="module" src="./MAIN"></script></body></html>`

const PAGE = `import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
const App = () => {
  const [path, go] = useState(location.pathname)
  const follow = (event) => { event.preventDefault(); history.pushState(null, '', event.currentTarget.pathname); go(location.pathname) }
  return path === '/'
    ? <main><h1>기준 화면</h1>{['/a', '/b', '/c', '/d'].map((to) => <p key={to}><a href={to} onClick={follow}>{to}</a></p>)}</main>
    : <main><h1>다음 화면</h1><p>{path}</p></main>
}
createRoot(document.querySelector('#root')).render(<StrictMode><App /></StrictMode>)
`

const FORM = `import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
const NAMES = Array.from({ length: Number(new URLSearchParams(location.search).get('fields')) }, (_, index) => 'field' + index)
const check = (value) => (value.trim() === '' ? '입력해주세요.' : value.length > 60 ? '60자까지 입력할 수 있습니다.' : null)
const App = () => {
  const [values, set] = useState(Object.fromEntries(NAMES.map((name) => [name, ''])))
  const left = NAMES.filter((name) => check(values[name]) !== null).length
  return <main><h1>기준 양식</h1>{NAMES.map((name) => <div key={name}>
    <label htmlFor={name}>{name}</label>
    <input id={name} value={values[name]} aria-describedby={name + '-e'} aria-invalid={check(values[name]) !== null}
      onChange={(event) => set({ ...values, [name]: event.target.value })} />
    <p id={name + '-e'}>{check(values[name])}</p></div>)}<p>{left}</p></main>
}
createRoot(document.querySelector('#root')).render(<StrictMode><App /></StrictMode>)
`

/** Size of a file as it travels. */
export const brotli = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** Builds a page from the source of its script; answers the folder it lies in. */
export const buildPage = async (name, source) => {
  const place = join(folder, name)
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, 'index.html'), HTML.replace('MAIN', 'main.jsx'))
  writeFileSync(join(place, 'main.jsx'), source)
  await build({
    configFile: false,
    root: place,
    logLevel: 'error',
    plugins: [react()],
    build: { target: 'es2022', modulePreload: { polyfill: false }, reportCompressedSize: false },
  })
  return join(place, 'dist')
}

/** Builds both pages and answers the folders they lie in. */
export const buildReference = async () => ({ page: await buildPage('page', PAGE), form: await buildPage('form', FORM) })

/** Bytes of all scripts of a built folder, as they travel. */
export const scriptBytes = (dist) =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + brotli(readFileSync(join(dist, file))), 0)

const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.json': 'application/json' }

/**
 * Serves a built folder compressed, every unknown address with its page; answers the address and how to end it. `answers`
 * are bodies in JSON that a page may fetch: `/data/list.json` names their addresses.
 */
export const serve = async (dist, answers = []) => {
  const bodies = new Map(
    readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => extname(file) in TYPES)
      .map((file) => [`/${file.replaceAll('\\', '/')}`, brotliCompressSync(readFileSync(join(dist, file)))]),
  )
  const addresses = answers.map((_, at) => `/data/${at}.json`)
  for (const [at, answer] of [JSON.stringify(addresses), ...answers].entries())
    bodies.set(at === 0 ? '/data/list.json' : addresses[at - 1], brotliCompressSync(Buffer.from(answer)))
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://reference').pathname
    const known = bodies.has(path) ? path : '/index.html'
    response.writeHead(200, {
      'content-type': TYPES[extname(known)],
      'content-encoding': 'br',
      'cache-control': 'no-cache',
    })
    response.end(bodies.get(known))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}
