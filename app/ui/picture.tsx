import { joinClasses } from './classes'
import { getPlaceholderToneClass } from './placeholder-tone'

export type PictureProps = {
  /** The file for browsers that cannot choose; `webp` is the srcset for the others, `avif` for those that can do better. */
  src: string
  avif?: string
  webp?: string
  /** Beginning with `auto`, browsers that can measure a picture that is not fetched yet do so. */
  sizes?: string
  width: number
  height: number
  alt: string
  /** The picture the visitor came for: fetched at once and first. Never more than one or two on a page. */
  isPriority?: boolean
}

/** A picture that keeps its place before it comes. Put it into a `Photo`, which gives it a ratio and a ground. */
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
  /** Its own main colour: the nearest muted ground is shown until it comes. */
  colour?: string | null
  className?: string
  /** Badges and the number of photos, on the photo. */
  children?: React.ReactNode
}

/** A picture in the 4:3 frame of cards. */
export function Photo({ colour, className, children, ...picture }: PhotoProps) {
  return (
    <div className={joinClasses('photo', getPlaceholderToneClass(colour), className)}>
      <Picture {...picture} />
      {children}
    </div>
  )
}
