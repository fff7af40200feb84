import { usePage } from '../../http/page'
import { Avatar } from '../../ui/avatar'
import type { CardPhoto } from '../../upstream/statement-parts'

interface LogoProps {
  name: string
  picture: CardPhoto | undefined
  /** Beside the name of the page itself. */
  large?: boolean
}

/** A company's mark, cut to a square; its initials without one, and in light mode. The name itself stands beside it. */
export function Logo({ name, picture, large }: LogoProps) {
  const { light } = usePage()
  if (!picture || light) return <Avatar name={name} shape="square" />
  return (
    <img
      className={large ? 'logo large' : 'logo'}
      src={fileOf(picture, large ? 320 : 160)}
      width={large ? 96 : 52}
      height={large ? 96 : 52}
      loading={large ? undefined : 'lazy'}
      alt=""
    />
  )
}

function fileOf({ files }: CardPhoto, least: number): string {
  if ('large' in files) return files.thumb
  const width = files.widths.toSorted((one, other) => one - other).find((one) => one >= least)
  const format = files.formats.includes('webp') ? 'webp' : files.formats[0]
  return `${files.base}-${width ?? files.widths.at(-1)}.${format}`
}
