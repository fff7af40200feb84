import { pictureSources } from '~/features/statements'
import { usePage } from '~/page/use-page'
import { Photo } from '~/ui/picture'
import type { StatementImage } from '~/upstream/statement-fields'

interface ArticlePictureProps {
  image: StatementImage | undefined
  wide?: boolean
}

const CARD_IMAGE = {
  sizes: 'auto, (min-width: 1200px) 300px, (min-width: 992px) 30vw, (min-width: 600px) 46vw, 94vw',
  widest: 800,
}
const WIDE_IMAGE = { sizes: '(min-width: 768px) 720px, 94vw', widest: 1200 }

/** Renders a picture, decorative beside the title, so its alt text is empty. */
export function ArticlePicture({ image, wide }: ArticlePictureProps) {
  const { lightMode } = usePage()
  if (!image) return null
  const { sizes, widest } = wide ? WIDE_IMAGE : CARD_IMAGE
  return (
    <Photo
      {...pictureSources(image, { maxWidth: widest, lightMode })}
      sizes={sizes}
      width={image.width ?? 1200}
      height={image.height ?? 900}
      alt=""
      isPriority={wide ?? false}
      colour={image.color ?? null}
    />
  )
}
