// Firefox and WebKit, each found or installed and driven by its own protocol: Firefox by WebDriver BiDi on its own port,
// WebKitGTK by the classic WebDriver of its driver. What a run asks of them is the same few things.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { WebSocket } from 'ws'
import { aptInstall, onPath } from '../ensure-chromium.mjs'

const SECONDS = 1000

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

export const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Asks again until the answer is neither undefined nor an error; the last error where the time is over. */
export const until = async (ask, what, limit = 30 * SECONDS) => {
  const end = Date.now() + limit
  let last = null
  while (Date.now() < end) {
    try {
      const answer = await ask()
      if (answer !== undefined) return answer
    } catch (error) {
      last = error
    }
    await wait(100)
  }
  throw new Error(`${what} did not come${last === null ? '' : `: ${last.message}`}`)
}

const end = (child) =>
  new Promise((resolve) => {
    if (child.exitCode !== null) resolve()
    child.once('exit', resolve)
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), 3 * SECONDS).unref()
  })

/** The first that is there, or is there after one attempt to install its package; undefined where there is none. */
const found = (look, ...packages) => look() ?? (aptInstall(...packages) ? look() : undefined)

const firstOf = (...paths) => paths.find((path) => path !== undefined && path !== '' && existsSync(path))

const firefoxPath = () =>
  firstOf(
    process.env.FIREFOX_PATH,
    onPath('firefox-esr'),
    onPath('firefox'),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  )

/** One click or one key is the same list of actions in both protocols. */
const clickAt = ({ x, y }) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]
const typing = (text) => [
  {
    type: 'key',
    id: 'keys',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]

/** An engine that can be asked: `ask` sends one command of its protocol. */
const engineOf = ({ name, version, perform, ...rest }) => ({
  name,
  version,
  click: (place) => perform(clickAt(place)),
  type: (text) => perform(typing(text)),
  ...rest,
})

const firefoxIn = async (path, { width, height }) => {
  const port = await freePort()
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const child = spawn(
    path,
    ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`, 'about:blank'],
    { stdio: 'ignore', env: { ...process.env, MOZ_DISABLE_CONTENT_SANDBOX: '1' } },
  )
  const socket = await until(
    () =>
      new Promise((resolve, reject) => {
        const one = new WebSocket(`ws://127.0.0.1:${port}/session`, { perMessageDeflate: false })
        one.once('open', () => resolve(one))
        one.once('error', reject)
      }),
    'the WebDriver BiDi port of Firefox',
    60 * SECONDS,
  )
  const waiting = new Map()
  const complaints = []
  let last = 0
  socket.on('message', (data) => {
    const message = JSON.parse(String(data))
    // What was still under way when the page was left is no complaint of the page: NS_BINDING_ABORTED.
    if (
      message.method === 'log.entryAdded' &&
      ['error', 'warn'].includes(message.params.level) &&
      !message.params.text.includes('status=2152398850')
    )
      complaints.push(`${message.params.level}: ${message.params.text}`)
    const answered = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.type === 'error') answered?.reject(new Error(`${message.error}: ${message.message}`))
    else answered?.resolve(message.result)
  })
  const ask = (method, params = {}) =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, { resolve, reject })
      socket.send(JSON.stringify({ id, method, params }))
    })
  const { capabilities } = await ask('session.new', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } },
  })
  await ask('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await ask('browsingContext.getTree')
  const context = contexts[0].context
  await ask('browsingContext.setViewport', { context, viewport: { width, height } })
  return engineOf({
    name: 'Firefox',
    version: capabilities.browserVersion,
    open: (url) => ask('browsingContext.navigate', { context, url, wait: 'complete' }),
    run: async (source) => {
      const { type, result, exceptionDetails } = await ask('script.evaluate', {
        expression: `(async () => JSON.stringify((await (${source})()) ?? null))()`,
        target: { context },
        awaitPromise: true,
      })
      if (type === 'exception') throw new Error(exceptionDetails.text)
      return JSON.parse(result.value)
    },
    perform: (actions) => ask('input.performActions', { context, actions }),
    picture: async () => {
      const { data } = await ask('browsingContext.captureScreenshot', { context, origin: 'document' })
      return Buffer.from(data, 'base64')
    },
    cookie: (url, name, value) =>
      ask('storage.setCookie', {
        cookie: { name, value: { type: 'string', value }, domain: new URL(url).hostname, path: '/' },
      }),
    complaints: () => complaints.splice(0),
    close: async () => {
      await Promise.race([ask('browser.close').catch(() => undefined), wait(3 * SECONDS)])
      socket.terminate()
      await end(child)
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  })
}

/** Debian and Fedora put the browser of the driver beside the library, which is no place of programs. */
const miniBrowser = () =>
  firstOf(
    process.env.WEBKIT_PATH,
    onPath('MiniBrowser'),
    ...['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((machine) =>
      ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((api) => `/usr/lib/${machine}/${api}/MiniBrowser`),
    ),
    ...['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((api) => `/usr/libexec/${api}/MiniBrowser`),
  )

/** WebKitGTK draws into a window: where there is no display, into one that nobody sees. */
const display = async () => {
  if (process.env.DISPLAY || process.env.WAYLAND_DISPLAY) return { env: {}, close: async () => undefined }
  const path = found(() => onPath('Xvfb'), 'xvfb')
  if (path === undefined) return undefined
  const child = spawn(path, ['-displayfd', '1', '-screen', '0', '1400x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, PATH: [process.env.PATH, '/usr/bin'].join(delimiter) },
  })
  const number = await new Promise((resolve) => child.stdout.once('data', (data) => resolve(String(data).trim())))
  return { env: { DISPLAY: `:${number}` }, close: () => end(child) }
}

const webKitIn = async (driver, binary, { width, height }) => {
  const screen = await display()
  if (screen === undefined) throw new Error('no display, and Xvfb could not be installed')
  const port = await freePort()
  // A folder of its own: nothing is read from, or left in, that of the person who runs this.
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  const child = spawn(driver, [`--port=${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...screen.env, XDG_DATA_HOME: home, XDG_CACHE_HOME: home, LANG: 'ko_KR.UTF-8' },
  })
  const complaints = []
  const hear = (data) => {
    for (const line of String(data).split('\n'))
      if (/^CONSOLE .*(?:ERROR|WARN)/.test(line)) complaints.push(line.replace(/^CONSOLE /, ''))
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const call = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  const { sessionId, capabilities } = await until(
    () =>
      call('POST', '/session', {
        capabilities: {
          alwaysMatch: {
            unhandledPromptBehavior: 'accept',
            'webkitgtk:browserOptions': {
              binary,
              args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
            },
          },
        },
      }),
    'a session of WebKitWebDriver',
  )
  const ask = (method, path, body) => call(method, `/session/${sessionId}${path}`, body)
  await ask('POST', '/window/rect', { width, height: height + 38 })
  return engineOf({
    name: 'WebKitGTK',
    version: capabilities.browserVersion,
    open: (url) => ask('POST', '/url', { url }),
    run: async (source) => {
      const [value, error] = await ask('POST', '/execute/async', {
        script: `const done = arguments[0]; (async () => (${source})())().then((value) => done([value ?? null, null]), (error) => done([null, String(error)]))`,
        args: [],
      })
      if (error !== null) throw new Error(error)
      return value
    },
    perform: (actions) => ask('POST', '/actions', { actions }),
    picture: async () => Buffer.from(await ask('GET', '/screenshot'), 'base64'),
    cookie: (_url, name, value) => ask('POST', '/cookie', { cookie: { name, value, path: '/' } }),
    complaints: () => complaints.splice(0),
    close: async () => {
      await Promise.race([ask('DELETE', '').catch(() => undefined), wait(3 * SECONDS)])
      await end(child)
      await screen.close()
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  })
}

/** The engines that can be had here, each with how it is opened; what cannot be had says so and is left out. */
export const ENGINES = [
  {
    name: 'Firefox',
    find: () => found(firefoxPath, 'firefox-esr'),
    open: firefoxIn,
    missing: 'No Firefox was found, and none could be installed (apt-get install firefox-esr, or FIREFOX_PATH).',
  },
  {
    name: 'WebKitGTK',
    find: () => {
      const both = () => {
        const [driver, binary] = [onPath('WebKitWebDriver'), miniBrowser()]
        return driver === undefined || binary === undefined ? undefined : [driver, binary]
      }
      return found(both, 'webkit2gtk-driver', 'xvfb')
    },
    open: ([driver, binary], size) => webKitIn(driver, binary, size),
    missing:
      'No WebKitGTK with its driver was found, and none could be installed (apt-get install webkit2gtk-driver xvfb).',
  },
]
