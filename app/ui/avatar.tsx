import { getAvatarColor, getInitials } from './avatar-initials'
import { joinClasses } from './classes'

export type AvatarProps = { name: string; size?: 'small' | 'default'; shape?: 'round' | 'square' }

export function Avatar({ name, size, shape }: AvatarProps) {
  return (
    <span
      className={joinClasses(
        'avatar',
        getAvatarColor(name),
        size === 'small' && size,
        shape === 'square' && shape,
      )}
      aria-hidden="true"
    >
      {getInitials(name)}
    </span>
  )
}
