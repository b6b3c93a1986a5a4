// `npm run deploy:sample -- --server nginx --api https://api.example --out folder`: writes the build in `dist/` as a
// release into the folder and makes it the current release. Also writes a complete web server configuration next to it.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings } from '#domain/kernel/read-settings'
import { faultsOfConfiguration } from './configuration.ts'
import { hostsOfSettings } from './documents.ts'
import { nginxConfiguration } from './nginx.ts'
import { currentRelease, publishRelease, removeOldReleases, writeRelease } from './release.ts'

const USAGE = `npm run deploy:sample -- --server nginx --api {origin} --out {folder}
  --server         nginx
  --out            folder of the deployment: nginx.conf, config.json, releases/ and the assets of the last releases
  --config         the deployment's config.json; without it the one that is in the folder already, or dist/config.sample.json
  --keep           releases that are kept, with their assets; without it 3
What follows is kept in {folder}/deployment.json, so that the next release needs --out alone:
  --api            origin of the back end, for example https://api.example
  --backend-ca     certificates that the back end's own is checked with; without it those of the system
  --unverified-back-end  does not check the back end's certificate
  --resolver       name server that is asked again for the back end (nginx from 1.27.3 on); without it each reload asks
  --origin         origin that visitors know, for example https://portal.example; every other host is refused
  --behind         addresses of a load balancer or CDN in front, for example 10.0.0.0/8; may come more than once
  --storage        origin of the presigned addresses; may come more than once
  --certificate    file of the certificate chain, with --key and --origin; without them the server speaks plain HTTP
  --key            file of the certificate's key
  --listen         address or port; without it 443 with a certificate, 8080 without
  --plain          with a certificate: address or port that redirects to it; without it 80
  --ipv4-only      no IPv6
  --strict-subdomains    HSTS holds for every host under that of --origin, too
  --rate           calls to the back end that one session may make in a second; without it 10, 0 sets no limit
  --address-rate   the same for one address, which many share; without it 200
  --counters       address and port of nginx's counters; without it 127.0.0.1:8081, "off" has none
  --brotli         nginx has the module ngx_brotli`

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
        out: { type: 'string' },
        config: { type: 'string' },
        keep: { type: 'string', default: '3' },
        api: { type: 'string' },
        'backend-ca': { type: 'string' },
        'unverified-back-end': { type: 'boolean' },
        resolver: { type: 'string' },
        origin: { type: 'string' },
        behind: { type: 'string', multiple: true },
        storage: { type: 'string', multiple: true },
        certificate: { type: 'string' },
        key: { type: 'string' },
        listen: { type: 'string' },
        plain: { type: 'string' },
        'ipv4-only': { type: 'boolean' },
        'strict-subdomains': { type: 'boolean' },
        rate: { type: 'string' },
        'address-rate': { type: 'string' },
        counters: { type: 'string' },
        brotli: { type: 'boolean' },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (cause) {
    return stop(`${(cause as Error).message}\n${USAGE}`)
  }
}

const { server, out, config, keep, help, ...told } = read()
if (help) {
  console.log(USAGE)
  process.exit(0)
}
const dist = join(import.meta.dirname, '../dist')
if (server !== 'nginx') stop(`--server: nginx is the one that is written, not ${server}`)
if (out === undefined) stop(USAGE)
const folder = resolve(out!)
const kept = join(folder, 'deployment.json')
/** The deployment's options: given now, or stored before. */
const chosen: typeof told = {
  ...(existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as typeof told) : {}),
  ...told,
}
const { api, origin, resolver, certificate, key, behind = [], storage = [], counters = '127.0.0.1:8081' } = chosen
const { 'backend-ca': backEndCa, 'unverified-back-end': isUnverified = false } = chosen
if (api === undefined) stop(USAGE)
for (const address of [api, ...(origin === undefined ? [] : [origin]), ...storage])
  if (!isOrigin(address!)) stop(`${address}: an origin is wanted, for example https://api.example`)
if ((certificate === undefined) !== (key === undefined)) stop('--certificate and --key go together.')
if (certificate !== undefined && origin?.startsWith('https://') !== true)
  stop('--certificate needs --origin, for example https://portal.example: plain calls are redirected there.')
for (const file of [certificate, key, backEndCa])
  if (file !== undefined && !existsSync(file)) stop(`${file}: there is no such file.`)

const wholeNumber = (name: string, text: string, least: number): number => {
  const number = Number(text)
  return Number.isInteger(number) && number >= least
    ? number
    : stop(`${name}: a whole number from ${least} on, not ${text}`)
}
const callsPerSecond = {
  session: wholeNumber('--rate', chosen.rate ?? '10', 0),
  address: wholeNumber('--address-rate', chosen['address-rate'] ?? '200', 0),
}
const keptReleases = wholeNumber('--keep', keep, 1)

/** Paths of the trusted certificates on common systems. */
const SYSTEM_CA = ['/etc/ssl/certs/ca-certificates.crt', '/etc/pki/tls/certs/ca-bundle.crt', '/etc/ssl/cert.pem']
const trusted = backEndCa ?? SYSTEM_CA.find((file) => existsSync(file))
if (api!.startsWith('https:') && !isUnverified && trusted === undefined)
  stop('--backend-ca is wanted: this system has no list of certificates that it trusts.')
if (!existsSync(join(dist, '../build/finished'))) stop('dist/ holds no whole build: run `npm run build` first.')

const deployed = join(folder, 'config.json')
const source = config ?? (existsSync(deployed) ? deployed : join(dist, 'config.sample.json'))
if (!existsSync(source)) stop(`${source}: there is no such file.`)
const text = readFileSync(source, 'utf8')
const faults = faultsOfConfiguration(text)
if (faults.length > 0) stop(`${source}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
const settings = readSettings(JSON.parse(text))

const write = (name: string, content: string): void => {
  writeFileSync(join(folder, `${name}.new`), content)
  renameSync(join(folder, `${name}.new`), join(folder, name))
}

for (const name of ['tmp', 'own']) mkdirSync(join(folder, name), { recursive: true })
const before = currentRelease(folder)
const release = await writeRelease(dist, folder, settings.callCentre)
write('config.json', text)
write('deployment.json', `${JSON.stringify(chosen, null, 2)}\n`)
write(
  'nginx.conf',
  nginxConfiguration({
    api: api!,
    backEndCa: isUnverified || trusted === undefined ? null : resolve(trusted),
    resolver: resolver ?? null,
    hosts: hostsOfSettings(settings, storage),
    configuration: '.',
    origin: origin ?? null,
    listen: chosen.listen ?? (certificate === undefined ? '8080' : '443'),
    plain: chosen.plain ?? '80',
    ipv6: chosen['ipv4-only'] !== true,
    certificate:
      certificate === undefined || key === undefined ? null : { chain: resolve(certificate), key: resolve(key) },
    strictSubdomains: chosen['strict-subdomains'] === true,
    behind,
    callsPerSecond,
    counters: counters === 'off' ? null : counters,
    brotli: chosen.brotli === true,
  }),
)
publishRelease(folder, release)
removeOldReleases(folder, keptReleases, [release, before])
const nginx = `nginx -p "${folder}" -c nginx.conf`
console.log(`${join(folder, 'nginx.conf')}
${deployed}: ${source === deployed ? 'kept as it was' : `taken from ${source}`}
release ${release}${before === null || before === release ? '' : `, after ${before}`}
${nginx}                starts it
${nginx} -s reload      publishes this release where it runs already${
  before === null || before === release
    ? ''
    : `\nln -sfn releases/${before} "${join(folder, 'current')}" && ${nginx} -s reload      goes back to the release before`
}
The back end has to take ${origin ?? 'http://{this host}'} as the origin of a front end.`)
