import { usePage } from '~/page/use-page'
import { Avatar } from '~/ui/avatar'
import { getPictureFile } from '~/upstream/picture-files'
import type { CardPhoto } from '~/upstream/statement-fields'

interface OwnerLogoProps {
  name: string
  picture: CardPhoto | undefined
  large?: boolean
}

/** Cropped to a square; initials without a logo and in light mode. */
export function OwnerLogo({ name, picture, large }: OwnerLogoProps) {
  const { lightMode } = usePage()
  if (!picture || lightMode) return <Avatar name={name} shape="square" />
  const { files } = picture
  return (
    <img
      className={large ? 'logo large' : 'logo'}
      src={'large' in files ? files.thumb : getPictureFile(files.base, large ? 320 : 160, 'webp')}
      width={large ? 96 : 52}
      height={large ? 96 : 52}
      loading={large ? undefined : 'lazy'}
      alt=""
    />
  )
}
