import { classNames } from './class-names.ts'
import styles from './ProgressBar.module.css'

type ProgressProps = {
  readonly percent: number
  readonly className?: string | undefined
} & ({ readonly label: string } | { readonly labelledBy: string })

export const ProgressBar = ({ percent, className, ...named }: ProgressProps) => (
  <progress
    className={classNames(styles.progress, className)}
    max={100}
    value={percent}
    aria-label={'label' in named ? named.label : undefined}
    aria-labelledby={'labelledBy' in named ? named.labelledBy : undefined}
  />
)
