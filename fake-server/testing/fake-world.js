// Starts a fake world for external test suites: `import { startWorld } from
// 'delivery-fee-support-portal/fake-world'`. Plain JavaScript, because Node loads no TypeScript from node_modules;
// the server is loaded by tsx.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { tsImport } from 'tsx/esm/api'

/** @type {import('./fake-world.d.ts').startWorld} */
export const startWorld = async ({ persona, pages = false, port = 0, ...others } = {}) => {
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) throw new Error(`startWorld has no option ${unknown}: it takes persona, pages and port.`)
  const folder = fileURLToPath(new URL('../..', import.meta.url))
  if (pages && !existsSync(`${folder}build/finished`))
    throw new Error(`startWorld({ pages: true }) needs a build: run \`npm run build\` in ${folder}`)
  const { makeServer } = await tsImport('../server.ts', import.meta.url)
  const server = await makeServer(pages ? { dist: `${folder}dist` } : {})
  const { portal, outside } = await server.listen(port)
  const call = async (method, path, body) => {
    const answer = await fetch(`${portal}${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
  const world = {
    portal,
    outside,
    call,
    enter: (name) => call('POST', `/__world/personas/${name}`),
    close: () => server.close(),
    [Symbol.asyncDispose ?? Symbol.for('asyncDispose')]: () => server.close(),
  }
  try {
    if (persona !== undefined) await world.enter(persona)
    return world
  } catch (cause) {
    await server.close()
    throw cause
  }
}

/**
 * Playwright fixtures for `test.extend(…)`: one portal with its pages for each worker, which is reset for each test.
 */
export const worldFixtures = {
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures there
    async ({}, use) => {
      const server = await startWorld({ pages: true })
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.portal),
  world: async ({ server }, use) => {
    await server.call('DELETE', '/__world')
    await use(server)
  },
}
