import type { SyntheticEvent } from 'react'

/** Highlights a statement's pin while its card is hovered or focused, and vice versa. */
export function useLinkHighlight() {
  return {
    onPointerOver: highlightMatchingLinks,
    onPointerLeave: highlightMatchingLinks,
    onFocus: highlightMatchingLinks,
    onBlur: highlightMatchingLinks,
  }
}

/** Highlights links by id: links to a statement and to its preview end with it. */
function highlightMatchingLinks({ type, target, currentTarget }: SyntheticEvent<HTMLElement>): void {
  for (const lit of currentTarget.querySelectorAll('[data-lit]')) lit.removeAttribute('data-lit')
  const [ending] = /[-=/]\d+$/.exec((target as Element).closest('a')?.getAttribute('href') ?? '') ?? []
  if (!ending || type === 'blur' || type === 'pointerleave') return
  const id = ending.slice(1)
  for (const link of currentTarget.querySelectorAll(
    `:is([href$="-${id}"],[href$="/${id}"],[href$="preview=${id}"])`,
  ))
    link.setAttribute('data-lit', '')
}
