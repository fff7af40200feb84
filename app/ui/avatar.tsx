import { classes } from './classes'
import { initialsOf, washOf } from './initials'

export type AvatarProps = { name: string; size?: 'small' | 'default'; shape?: 'round' | 'square' }

/** Initials on a wash; the name itself stands beside it. */
export function Avatar({ name, size, shape }: AvatarProps) {
  return (
    <span
      className={classes('avatar', washOf(name), size === 'small' && size, shape === 'square' && shape)}
      aria-hidden="true"
    >
      {initialsOf(name)}
    </span>
  )
}
