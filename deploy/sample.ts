// `npm run deploy:sample -- --server nginx --api https://api.example --out folder`: writes the build in `dist/` as a
// release into the folder and makes it the current release. Also writes a complete web server configuration next to it.
import { X509Certificate } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parseSettingsOrDefaults } from '#domain/settings/parse-settings'
import { WEB_SERVER_CALLS } from '#domain/settings/server-limits'
import { DAY_MS } from '#domain/time/calendar'
import { configurationErrors, configurationWarnings } from './configuration.ts'
import { policyHostsOfSettings } from './documents.ts'
import { FolderInUse, lockFolder } from './folder-lock.mjs'
import { nginxConfiguration } from './nginx.ts'
import {
  currentReleaseName,
  publishRelease,
  removeOldReleases,
  removeUnfinishedRelease,
  writeRelease,
} from './release.ts'

const TEXT = { type: 'string' } as const
const LIST = { type: 'string', multiple: true } as const
const FLAG = { type: 'boolean' } as const

/** The options of one run, with their explanation and default. */
const OF_THIS_RUN = {
  server: { ...TEXT, fallback: 'nginx', about: 'the web server; only nginx is possible' },
  out: {
    ...TEXT,
    about: 'folder of the deployment: nginx.conf, config.json, releases/ and the assets of the last ones',
  },
  config: {
    ...TEXT,
    about: "the deployment's config.json; by default the one in the folder, or dist/config.sample.json",
  },
  keep: {
    ...TEXT,
    fallback: '3',
    about: 'number of releases that are kept, besides those that were replaced within the last day',
  },
  help: { ...FLAG, about: 'prints this list' },
} as const
/** The options that a deployment remembers. */
const REMEMBERED = {
  api: { ...TEXT, about: 'origin of the back end, for example https://api.example' },
  'backend-ca': {
    ...TEXT,
    about: 'certificates that verify the certificate of the back end; by default those of the system',
  },
  'unverified-back-end': { ...FLAG, about: "does not check the back end's certificate" },
  resolver: {
    ...TEXT,
    about: 'name server that looks up the back end while nginx runs (1.27.3 or later); by default only a reload does',
  },
  origin: { ...TEXT, about: 'origin that visitors know, for example https://portal.example; other hosts are refused' },
  behind: {
    ...LIST,
    about: 'IP addresses of a load balancer or CDN in front, for example 10.0.0.0/8; can be repeated',
  },
  storage: { ...LIST, about: 'origin of the presigned URLs; can be repeated' },
  certificate: { ...TEXT, about: 'file of the certificate chain, with --key and --origin; without it there is no TLS' },
  key: { ...TEXT, about: "file of the certificate's key" },
  listen: { ...TEXT, about: 'IP address or port; by default 443 with a certificate, otherwise 8080' },
  plain: { ...TEXT, fallback: '80', about: 'with a certificate: IP address or port that redirects to it' },
  'ipv4-only': { ...FLAG, about: 'no IPv6' },
  'strict-subdomains': { ...FLAG, about: 'HSTS includes every subdomain of the host of --origin' },
  rate: {
    ...TEXT,
    fallback: String(WEB_SERVER_CALLS.session),
    about: 'calls to the back end that one session may make in a second; 0 sets no limit',
  },
  'address-rate': {
    ...TEXT,
    fallback: String(WEB_SERVER_CALLS.address),
    about: 'the same for one IP address, which many people share',
  },
  counters: { ...TEXT, fallback: '127.0.0.1:8081', about: "IP address and port of nginx's counters; off: none" },
  brotli: { ...FLAG, about: 'nginx has the module ngx_brotli' },
} as const

const linesOf = (options: Readonly<Record<string, { readonly about: string; readonly fallback?: string }>>): string =>
  Object.entries(options)
    .map(
      ([name, { about, fallback }]) =>
        `  --${name.padEnd(20)} ${about}${fallback === undefined ? '' : `; by default ${fallback}`}`,
    )
    .join('\n')
const USAGE = `npm run deploy:sample -- --api {origin} --out {folder}
${linesOf(OF_THIS_RUN)}
These are stored in {folder}/deployment.json, so that the next release needs only --out:
${linesOf(REMEMBERED)}`

const stop: (message: string) => never = (message) => {
  console.error(message)
  process.exit(1)
}

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

const read = () => {
  try {
    return parseArgs({ options: { ...OF_THIS_RUN, ...REMEMBERED } }).values
  } catch (cause) {
    return stop(`${(cause as Error).message}\n${USAGE}`)
  }
}

const { server = OF_THIS_RUN.server.fallback, out, config, keep = OF_THIS_RUN.keep.fallback, help, ...passed } = read()
if (help === true) {
  console.log(USAGE)
  process.exit(0)
}
const dist = join(import.meta.dirname, '../dist')
if (server !== 'nginx') stop(`--server: only nginx is possible, not ${server}`)
if (out === undefined) stop(`--out is missing.\n${USAGE}`)
const folder = resolve(out)
const optionsFile = join(folder, 'deployment.json')
const readStored = (): typeof passed => {
  if (!existsSync(optionsFile)) return {}
  try {
    return JSON.parse(readFileSync(optionsFile, 'utf8')) as typeof passed
  } catch (cause) {
    return stop(
      `${optionsFile} cannot be read (${(cause as Error).message}). Delete it, and pass the options once more.`,
    )
  }
}
/** The deployment's options: passed now, or stored before. */
const chosenOptions: typeof passed = { ...readStored(), ...passed }
const { api, origin, resolver, certificate, key, behind = [], storage = [] } = chosenOptions
const { counters = REMEMBERED.counters.fallback } = chosenOptions
const { 'backend-ca': backEndCa, 'unverified-back-end': isUnverified = false } = chosenOptions
if (api === undefined) stop(`--api is missing: ${folder} has no stored options yet.\n${USAGE}`)
for (const address of [api, ...(origin === undefined ? [] : [origin]), ...storage])
  if (!isOrigin(address)) stop(`${address} is not an origin, for example https://api.example`)
if ((certificate === undefined) !== (key === undefined)) stop('--certificate and --key go together.')
if (certificate !== undefined && origin?.startsWith('https://') !== true)
  stop('--certificate needs --origin, for example https://portal.example: plain calls are redirected there.')
const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true
for (const file of [certificate, key, backEndCa])
  if (file !== undefined && !isFile(file)) stop(`${file}: there is no such file.`)

/** True if nginx can read the file as certificates: a PEM file that begins with a certificate. */
const hasCertificate = (file: string): boolean => {
  const text = readFileSync(file, 'utf8')
  try {
    return text.includes('-----BEGIN') && new X509Certificate(text).subject !== undefined
  } catch {
    return false
  }
}
if (backEndCa !== undefined && !hasCertificate(backEndCa))
  stop(`--backend-ca: ${backEndCa} has no certificate in the format PEM.`)

const wholeNumber = (name: string, text: string, least: number): number => {
  const number = Number(text)
  return Number.isInteger(number) && number >= least
    ? number
    : stop(`${name} takes a whole number from ${least} on, not ${text}`)
}
const callsPerSecond = {
  session: wholeNumber('--rate', chosenOptions.rate ?? REMEMBERED.rate.fallback, 0),
  address: wholeNumber('--address-rate', chosenOptions['address-rate'] ?? REMEMBERED['address-rate'].fallback, 0),
}
const keptReleases = wholeNumber('--keep', keep, 1)

/** Paths of the trusted certificates on common systems. */
const SYSTEM_CA = ['/etc/ssl/certs/ca-certificates.crt', '/etc/pki/tls/certs/ca-bundle.crt', '/etc/ssl/cert.pem']
const trustedCertificates = backEndCa ?? SYSTEM_CA.find((file) => existsSync(file))
if (api.startsWith('https:') && !isUnverified && trustedCertificates === undefined)
  stop('Pass --backend-ca: this system has no list of trusted certificates.')

/** Stops with the reason why the folder cannot be written. */
const stopUnwritable = (cause: unknown): never => {
  const { message } = cause as Error
  return stop(
    cause instanceof FolderInUse
      ? `${folder} ${message}`
      : `${folder} cannot be written: ${message}. The earlier release stays the current one.`,
  )
}
try {
  mkdirSync(folder, { recursive: true })
  lockFolder(folder)
} catch (cause) {
  stopUnwritable(cause)
}
if (!existsSync(join(dist, '../build/finished'))) stop('dist/ has no complete build: run `npm run build` first.')

const deployedConfiguration = join(folder, 'config.json')
const source = config ?? (existsSync(deployedConfiguration) ? deployedConfiguration : join(dist, 'config.sample.json'))
if (!isFile(source)) stop(`${source}: there is no such file.`)
const text = readFileSync(source, 'utf8')
const faults = configurationErrors(text)
if (faults.length > 0) stop(`${source}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
const settings = parseSettingsOrDefaults(JSON.parse(text))

const write = (name: string, content: string): void => {
  writeFileSync(join(folder, `${name}.new`), content)
  renameSync(join(folder, `${name}.new`), join(folder, name))
}

const before = currentReleaseName(folder)
const configuration = nginxConfiguration({
  api,
  backEndCa: isUnverified || trustedCertificates === undefined ? null : resolve(trustedCertificates),
  resolver: resolver ?? null,
  hosts: policyHostsOfSettings(settings, storage),
  configuration: '.',
  origin: origin ?? null,
  listen: chosenOptions.listen ?? (certificate === undefined ? '8080' : '443'),
  plain: chosenOptions.plain ?? REMEMBERED.plain.fallback,
  ipv6: chosenOptions['ipv4-only'] !== true,
  certificate:
    certificate === undefined || key === undefined ? null : { chain: resolve(certificate), key: resolve(key) },
  strictSubdomains: chosenOptions['strict-subdomains'] === true,
  behind,
  callsPerSecond,
  counters: counters === 'off' ? null : counters,
  brotli: chosenOptions.brotli === true,
})

/** Writes the release and the files of the deployment, and makes the release the current one; returns its name. */
const writeDeployment = async (): Promise<string> => {
  for (const name of ['tmp', 'own']) mkdirSync(join(folder, name), { recursive: true })
  const releaseFolder = await writeRelease(dist, folder, settings.callCentre)
  write('config.json', text)
  write('deployment.json', `${JSON.stringify(chosenOptions, null, 2)}\n`)
  write('nginx.conf', configuration)
  publishRelease(folder, releaseFolder)
  removeOldReleases(folder, keptReleases, [releaseFolder, before], DAY_MS)
  return releaseFolder
}

const release = await writeDeployment().catch((cause: unknown) => {
  removeUnfinishedRelease(folder)
  return stopUnwritable(cause)
})
const nginx = `nginx -p "${folder}" -c nginx.conf`
console.log(`${join(folder, 'nginx.conf')}
${deployedConfiguration}: ${source === deployedConfiguration ? 'kept as it was' : `taken from ${source}`}
release ${release}${before === null || before === release ? '' : `, after ${before}`}
${nginx}                starts it
${nginx} -s reload      publishes this release where it runs already; reload within a day${
  before === null || before === release
    ? ''
    : `\nln -sfn releases/${before} "${join(folder, 'current')}" && ${nginx} -s reload      goes back to the release before`
}
The back end must accept ${origin ?? 'http://{this host}'} as the portal's origin.${configurationWarnings(settings)
  .map((gap) => `\nconfig.json: ${gap}`)
  .join('')}`)
