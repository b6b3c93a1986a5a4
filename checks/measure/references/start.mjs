// Starts the fake server of this name, with our answers: the answers in `ANSWERS`, or the examples of the contract at
// `CONTRACT`.
// oxlint-disable house/layers -- the packages of this folder
import { once } from 'node:events'

const HOST = '127.0.0.1'

const STARTS = {
  /** The comparison makes only reads, because this server writes each change to a file. */
  'json-server': async () => {
    const { default: jsonServer } = await import('json-server')
    const answers = JSON.parse(process.env.ANSWERS).filter(
      ({ method, text }) => method === 'GET' && text.startsWith('{'),
    )
    const app = jsonServer.create()
    app.use(jsonServer.rewriter(Object.fromEntries(answers.map(({ url }, i) => [url, `/answer-${i}`]))))
    app.use(jsonServer.router(Object.fromEntries(answers.map(({ text }, i) => [`answer-${i}`, JSON.parse(text)]))))
    const server = app.listen(0, HOST)
    await once(server, 'listening')
    return `http://${HOST}:${server.address().port}`
  },
  /** Validates calls and answers against the contract, as the other servers do by default. */
  prism: async () => {
    const { getHttpOperationsFromSpec } = await import('@stoplight/prism-cli/dist/operations.js')
    const { createServer } = await import('@stoplight/prism-http-server')
    const { createLogger } = await import('@stoplight/prism-core')
    const checks = { validateRequest: true, validateResponse: true, checkSecurity: true, errors: false }
    const server = createServer(await getHttpOperationsFromSpec(process.env.CONTRACT), {
      cors: true,
      config: { ...checks, isProxy: false, mock: { dynamic: false } },
      components: { logger: createLogger('prism', { level: 'silent' }) },
    })
    return server.listen(0, HOST)
  },
}

console.log(`ready ${await STARTS[process.argv[2]]()}`)
