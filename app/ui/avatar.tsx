import { getAvatarColor, getInitials } from './avatar-initials'
import { joinClasses } from './classes'

export type AvatarProps = {
  name: string
  /** URL of a photo or logo. Default: initials. */
  src?: string | undefined
  size?: 'small' | 'default'
  shape?: 'round' | 'square'
}

export function Avatar({ name, src, size, shape }: AvatarProps) {
  if (src)
    return (
      <img
        className={joinClasses('avatar', size === 'small' && size, shape === 'square' && shape)}
        src={src}
        alt=""
      />
    )
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
