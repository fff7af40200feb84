import type { SyntheticEvent } from 'react'

/** Whoever points at a statement of the list, or reaches it by keyboard, sees its pin, and the other way round. */
export function useLinkHighlight() {
  return {
    onPointerOver: highlightMatchingLinks,
    onPointerLeave: highlightMatchingLinks,
    onFocus: highlightMatchingLinks,
    onBlur: highlightMatchingLinks,
  }
}

/** The same statement has the same address wherever it stands. */
function highlightMatchingLinks({ type, target, currentTarget }: SyntheticEvent<HTMLElement>): void {
  for (const lit of currentTarget.querySelectorAll('[data-lit]')) lit.removeAttribute('data-lit')
  const href = (target as Element).closest('a')?.getAttribute('href')
  if (!href || type === 'blur' || type === 'pointerleave') return
  for (const link of currentTarget.querySelectorAll(`a[href="${CSS.escape(href)}"]`))
    link.setAttribute('data-lit', '')
}
