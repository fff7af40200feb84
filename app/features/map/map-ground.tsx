interface MapGroundProps {
  /** URL of the picture. */
  src: string
  /** URL of a taller picture, for a map that fills the window. */
  tallSrc?: string
  /** URL of a wider picture, for a map beside a list. */
  wideSrc?: string
  /** True for the main map of a page, which is loaded at once instead of on scrolling. */
  isFirst?: boolean
}

/** Media query of map-full-screen.css. */
const FULL_SCREEN = '(max-width: 991.9px), (max-height: 500px)'
/** Media query of map-wide.css. */
const WIDE = '(min-width: 1366px)'

/** Renders the base map, drawn by the server; the page's content lies above it. */
export function MapGround({ src, tallSrc, wideSrc, isFirst }: MapGroundProps) {
  const picture = (
    <img className="map-ground" src={src} alt="" loading={isFirst ? undefined : 'lazy'} decoding="async" />
  )
  if (!tallSrc) return picture
  return (
    <picture>
      <source media={FULL_SCREEN} srcSet={tallSrc} />
      <source media={WIDE} srcSet={wideSrc} />
      {picture}
    </picture>
  )
}
