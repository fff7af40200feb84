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

/** All links to a statement share one URL. */
function highlightMatchingLinks({ type, target, currentTarget }: SyntheticEvent<HTMLElement>): void {
  for (const lit of currentTarget.querySelectorAll('[data-lit]')) lit.removeAttribute('data-lit')
  const href = (target as Element).closest('a')?.getAttribute('href')
  if (!href || type === 'blur' || type === 'pointerleave') return
  for (const link of currentTarget.querySelectorAll(`a[href="${CSS.escape(href)}"]`))
    link.setAttribute('data-lit', '')
}
