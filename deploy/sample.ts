// `npm run deploy:sample -- --server nginx --api https://api.example --out folder`: writes a complete configuration of a
// web server for the build in `dist/`, and beside it the `config.json` that it serves.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings } from '#domain/kernel/read-settings'
import { compressFile } from './compress.ts'
import { faultsOfConfiguration } from './configuration.ts'
import { hostsOfSettings } from './documents.ts'
import { nginxConfiguration } from './nginx.ts'
import { withCallCentre } from './scriptless.ts'

const USAGE = `npm run deploy:sample -- --server nginx --api {origin} --out {folder}
  --server       nginx
  --api          origin of the back end, for example https://api.example
  --out          folder to write to: nginx.conf, config.json, and a copy of dist/ as portal/
  --config       the deployment's config.json; without it the one that is in the folder already, or dist/config.sample.json
  --storage      origin of the presigned addresses; may come more than once
  --certificate  file of the certificate chain, with --key; without them the server speaks plain HTTP
  --key          file of the certificate's key
  --listen       address or port; without it 443 with a certificate, 8080 without
  --rate         calls to the back end that one address may make in a second; without it 20, 0 sets no limit
  --brotli       nginx has the module ngx_brotli`

const stop = (message: string): never => {
  console.error(message)
  process.exit(1)
}

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

const read = () => {
  try {
    return parseArgs({
      options: {
        server: { type: 'string', default: 'nginx' },
        api: { type: 'string' },
        out: { type: 'string' },
        config: { type: 'string' },
        storage: { type: 'string', multiple: true, default: [] },
        certificate: { type: 'string' },
        key: { type: 'string' },
        listen: { type: 'string' },
        rate: { type: 'string', default: '20' },
        brotli: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (cause) {
    return stop(`${(cause as Error).message}\n${USAGE}`)
  }
}

const { server, api, out, config, storage, certificate, key, listen, rate, brotli, help } = read()
if (help) {
  console.log(USAGE)
  process.exit(0)
}
const dist = join(import.meta.dirname, '../dist')
if (server !== 'nginx') stop(`--server: nginx is the one that is written, not ${server}`)
if (api === undefined || out === undefined) stop(USAGE)
for (const origin of [api, ...storage])
  if (!isOrigin(origin!)) stop(`${origin}: an origin is wanted, for example https://api.example`)
if ((certificate === undefined) !== (key === undefined)) stop('--certificate and --key go together.')
for (const file of [certificate, key])
  if (file !== undefined && !existsSync(file)) stop(`${file}: there is no such file.`)
const callsPerSecond = Number(rate)
if (!Number.isInteger(callsPerSecond) || callsPerSecond < 0) stop(`--rate: a whole number from 0 on, not ${rate}`)
if (!existsSync(join(dist, '../build/finished'))) stop('dist/ holds no whole build: run `npm run build` first.')

const folder = resolve(out!)
const deployed = join(folder, 'config.json')
const source = config ?? (existsSync(deployed) ? deployed : join(dist, 'config.sample.json'))
if (!existsSync(source)) stop(`${source}: there is no such file.`)
const text = readFileSync(source, 'utf8')
const faults = faultsOfConfiguration(text)
if (faults.length > 0) stop(`${source}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)

mkdirSync(join(folder, 'tmp'), { recursive: true })
cpSync(dist, join(folder, 'portal'), { recursive: true })
writeFileSync(deployed, text)
const settings = readSettings(JSON.parse(text))
for (const name of readdirSync(dist).filter((file) => file.endsWith('.html'))) {
  const path = join(folder, 'portal', name)
  const built = readFileSync(path, 'utf8')
  const html = withCallCentre(built, settings.callCentre)
  if (html === built) continue
  writeFileSync(path, html)
  await compressFile(path)
}
writeFileSync(
  join(folder, 'nginx.conf'),
  nginxConfiguration({
    dist: join(folder, 'portal'),
    api: api!,
    hosts: hostsOfSettings(settings, storage),
    configuration: deployed,
    listen: listen ?? (certificate === undefined ? '8080' : '443'),
    certificate:
      certificate === undefined || key === undefined ? null : { chain: resolve(certificate), key: resolve(key) },
    callsPerSecond,
    brotli,
  }),
)
console.log(`${join(folder, 'nginx.conf')}
${deployed}: ${source === deployed ? 'kept as it was' : `taken from ${source}`}
nginx -p "${folder}" -c nginx.conf     starts it
The back end has to take ${certificate === undefined ? 'http' : 'https'}://{this host} as the origin of a front end.`)
