import { joinClasses } from './classes'

export interface ColoredBadgeProps {
  text: string
  description?: string | undefined
  /** True for a dot whose text is for screen readers only. */
  isPoint?: boolean
  /** Colours such as `#17624f`; their styles come with `BadgeColors`. */
  colors?: BadgeColorPair | undefined
}

interface BadgeColorPair {
  background: string
  text: string
}

const BADGE_COLORS_PATH = '/badge-colors.css'

/** Renders a badge in colours that are data. */
export function ColoredBadge({ text, description, isPoint, colors }: ColoredBadgeProps) {
  const color = colors && `color-${toPairName(colors)}`
  if (!isPoint)
    return (
      <span className={joinClasses('badge', color ?? 'ok')} title={description}>
        {`${text} `}
      </span>
    )
  return (
    <span className={joinClasses('point', color)} title={description}>
      <span className="visually-hidden">{` ${text}`}</span>
    </span>
  )
}

/**
 * Links a style sheet with the colours, encoded in its URL, as the content policy forbids style attributes.
 */
export function BadgeColors({ badges }: { badges: ColoredBadgeProps[] }) {
  const names = new Set(badges.flatMap(({ colors }) => (colors ? toPairName(colors) : [])))
  if (names.size === 0) return null
  return <link rel="stylesheet" href={`${BADGE_COLORS_PATH}?pairs=${[...names].sort().join('.')}`} />
}

function toPairName({ background, text }: BadgeColorPair): string {
  return `${background.slice(1)}-${text.slice(1)}`
}
