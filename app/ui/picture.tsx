import { joinClasses } from './classes'
import { getPlaceholderToneClass } from './placeholder-tone'

export type PictureProps = {
  /** URLs; `src` is the fallback, `webp` and `avif` are srcsets. */
  src: string
  avif?: string
  webp?: string
  /** Sizes; a leading `auto` lets browsers measure lazy images. */
  sizes?: string
  width: number
  height: number
  alt: string
  /** True to load eagerly with high priority; at most one or two per page. */
  isPriority?: boolean
}

/** Renders a picture; place it inside a `Photo`, which reserves its space. */
export function Picture({ src, avif, webp, sizes, isPriority: first, alt, ...image }: PictureProps) {
  return (
    <picture>
      {avif ? <source type="image/avif" srcSet={avif} sizes={sizes} /> : null}
      <img
        {...image}
        {...(first ? { fetchpriority: 'high' } : { loading: 'lazy' as const })}
        sizes={sizes}
        srcSet={webp}
        src={src}
        alt={alt}
        decoding="async"
      />
    </picture>
  )
}

export type PhotoProps = PictureProps & {
  /** Dominant colour, mapped to the nearest placeholder tone. */
  colour?: string | null
  className?: string
  children?: React.ReactNode
  /** Element; a label or a link in a text may hold no `div`. */
  as?: 'div' | 'span'
}

/** Renders a photo in the 4:3 ratio of cards. */
export function Photo({ colour, className, children, as: Box = 'div', ...picture }: PhotoProps) {
  return (
    <Box className={joinClasses('photo', getPlaceholderToneClass(colour), className)}>
      <Picture {...picture} />
      {children}
    </Box>
  )
}
