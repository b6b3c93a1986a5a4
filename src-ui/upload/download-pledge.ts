import { chosen } from '../signals.ts'
import { downloadPublicFile } from './download-public-file.ts'

/** Starts the download of the payment pledge form. [E-062] [E-063] */
export const downloadPledge = (): Promise<void> => downloadPublicFile(chosen.value.pledgePath)
