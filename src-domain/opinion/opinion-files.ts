import type { Settings } from '../kernel/settings.ts'
import { onlyValue } from '../programme/parameter.ts'
import { OPINION_FILES } from '../programme/parameters.ts'
import type { EvidenceRules } from '../upload/evidence-file.ts'

const MEGABYTE = 1024 * 1024

/** What the place for attachments takes: up to five files, each of at most the bytes that the deployment enforces. [P-156] [P-158] */
export const opinionFileRules = ({
  opinionEnforcedBytes,
}: Pick<Settings, 'opinionEnforcedBytes'>): EvidenceRules & { readonly max: number } => ({
  max: onlyValue(OPINION_FILES),
  bytes: opinionEnforcedBytes,
})

/** The enforced size in whole megabytes, as a refusal names it: 3 where the stricter reading is chosen. [P-158] [D3-03] */
export const enforcedMegabytes = ({ opinionEnforcedBytes }: Pick<Settings, 'opinionEnforcedBytes'>): number =>
  Math.floor(opinionEnforcedBytes / MEGABYTE)
