export { classNames as joinClassNamesOrIds } from './class-names.ts'
