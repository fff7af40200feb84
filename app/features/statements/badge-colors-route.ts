import type { LoaderFunctionArgs } from '@remix-run/node'

const COLOR_PAIR = /^([\da-f]{6})-([\da-f]{6})$/
/** Maximum number of colours; a menu has fewer. */
const MAX_COLORS = 50

/** Returns the style sheet of `ColoredBadge`, determined by its URL alone. */
export function loader({ request }: LoaderFunctionArgs) {
  const pairs = new URL(request.url).searchParams.get('pairs') ?? ''
  const colors = pairs.split('.').map((pair) => COLOR_PAIR.exec(pair))
  if (colors.length > MAX_COLORS || colors.includes(null)) throw new Response(null, { status: 404 })
  const css = colors.map((found) => `.color-${found?.[0]}{background:#${found?.[1]};color:#${found?.[2]}}`)
  return new Response(css.join('\n'), {
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}
