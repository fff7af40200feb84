interface MapGroundProps {
  /** Of the picture. */
  src: string
  /** Of a taller one, for a map that takes a whole window. */
  tallSrc?: string
  /** A map that a visitor came for is not put off until it is scrolled to. */
  isFirst?: boolean
}

/** As in map-full-screen.css. */
const FULL_SCREEN = '(max-width: 991.9px), (max-height: 500px)'

/** The base map, drawn by the server; what a page says of it lies above. */
export function MapGround({ src, tallSrc, isFirst }: MapGroundProps) {
  const picture = (
    <img className="map-ground" src={src} alt="" loading={isFirst ? undefined : 'lazy'} decoding="async" />
  )
  if (!tallSrc) return picture
  return (
    <picture>
      <source media={FULL_SCREEN} srcSet={tallSrc} />
      {picture}
    </picture>
  )
}
