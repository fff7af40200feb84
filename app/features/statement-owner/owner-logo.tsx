import { usePage } from '~/page/use-page'
import { Avatar } from '~/ui/avatar'
import { joinClasses } from '~/ui/classes'
import { getPictureFile } from '~/upstream/picture-files'
import type { CardPhoto } from '~/upstream/statement-fields'
import type { PictureWidth } from '~contract/pictures'
import { toReaderName } from '~contract/values/reader-name'

interface OwnerLogoProps {
  name: string
  picture: CardPhoto | undefined
  large?: boolean
  /** True for a person, shown round; companies are square. */
  isPerson?: boolean
}

/** Renders the logo cropped to a square or circle; initials without a picture and in light mode. */
export function OwnerLogo({ name, picture, large, isPerson }: OwnerLogoProps) {
  const { lightMode, language } = usePage()
  if (!picture || lightMode)
    return <Avatar name={toReaderName(name, language)} shape={isPerson ? 'round' : 'square'} />
  return (
    <img
      className={joinClasses('logo', large && 'large', isPerson && 'round')}
      src={getLogoFile(picture, large ? 320 : 160)}
      width={large ? 96 : 52}
      height={large ? 96 : 52}
      loading={large ? undefined : 'lazy'}
      alt=""
    />
  )
}

/** Returns a small file of a logo. */
export function getLogoFile({ files }: CardPhoto, width: PictureWidth = 160): string {
  return 'large' in files ? files.thumb : getPictureFile(files.base, width, 'webp')
}
