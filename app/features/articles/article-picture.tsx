import { usePage } from '../../http/page'
import { Photo } from '../../ui/picture'
import type { StatementImage } from '../../upstream/statement-parts'
import { pictureSources } from '../statements'

interface ArticlePictureProps {
  image: StatementImage | undefined
  /** As wide as the text; else as wide as a card. */
  wide?: boolean
}

const CARD = { sizes: 'auto, (min-width: 992px) 30vw, (min-width: 600px) 46vw, 94vw', widest: 800 }
const WIDE = { sizes: '(min-width: 768px) 720px, 94vw', widest: 1200 }

/** The drawing of an article. It says nothing that the title beside it does not, so its text is empty. */
export function ArticlePicture({ image, wide }: ArticlePictureProps) {
  const { light } = usePage()
  if (!image) return null
  const { sizes, widest } = wide ? WIDE : CARD
  return (
    <Photo
      {...pictureSources(image, widest, light)}
      sizes={sizes}
      width={image.width ?? 1200}
      height={image.height ?? 900}
      alt=""
      first={wide ?? false}
      colour={image.color ?? null}
    />
  )
}
